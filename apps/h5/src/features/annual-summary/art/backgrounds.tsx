import type { PersonalityLook } from '@cangkir/core/annual-summary';
import type { ComponentType } from 'react';
import styles from './art.module.css';
import { BackgroundSheet } from './parts.tsx';

/** The background of each personality. */
export const BACKGROUNDS: Readonly<Record<PersonalityLook['background'], ComponentType>> = {
  'black-background': BlackBackground,
  'latte-background': LatteBackground,
  'explorer-background': ExplorerBackground,
  'sweet-background': SweetBackground,
  'morning-background': MorningBackground,
  'afternoon-background': AfternoonBackground,
  'night-background': NightBackground,
};

/** The rings that a cup leaves on a dark table, and some beans. */
function BlackBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#17100c" />
      <g fill="none" stroke="#33221a">
        <circle cx="180" cy="440" r="150" strokeWidth="26" />
        <circle cx="180" cy="440" r="206" strokeWidth="10" />
        <circle cx="180" cy="440" r="262" strokeWidth="4" />
        <circle cx="330" cy="60" r="70" strokeWidth="9" />
      </g>
      {BEANS.map(([x, y, turn]) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx="16" ry="22" fill="#4a2c1d" />
          <path d="M2-22c-12 14 10 28-2 44" fill="none" stroke="#17100c" strokeWidth="4" />
        </g>
      ))}
    </BackgroundSheet>
  );
}

const BEANS = [
  [34, 300, 30],
  [326, 330, -40],
  [24, 560, -20],
  [336, 600, 60],
  [330, 60, 20],
] as const;

/** Milk that flows into coffee, in wide waves. */
function LatteBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#efd9bb" />
      <path d="M0 270c80-60 150 40 230-10s90-30 130-50v430H0Z" fill="#e2be92" />
      <path d="M0 350c70 40 120-50 200-20s110 10 160-30v340H0Z" fill="#d0a172" />
      <path d="M0 440c60-40 130 30 200 0s110-30 160 0v200H0Z" fill="#fff6e9" />
      <path d="M0 520c70 30 120-30 190-6s110 16 170-14v140H0Z" fill="#efd9bb" />
      <circle cx="316" cy="250" r="12" fill="#fff6e9" />
      <circle cx="342" cy="282" r="6" fill="#fff6e9" />
      <circle cx="36" cy="310" r="9" fill="#fff6e9" />
    </BackgroundSheet>
  );
}

/** Rays that burst behind the fighter, with kawung petals in them. */
function ExplorerBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#14503d" />
      <g transform="translate(180 440)">
        {RAYS.map((turn) => (
          <path key={turn} d="M0 0L-52-620H52Z" fill="#1f6b51" transform={`rotate(${turn})`} />
        ))}
        <circle r="158" fill="#f2b544" />
        <g fill="none" stroke="#14503d" strokeWidth="3">
          <circle r="146" strokeDasharray="2 9" strokeLinecap="round" />
        </g>
      </g>
    </BackgroundSheet>
  );
}

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

/** Palm sugar that drips from above, and sprinkles. */
function SweetBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#f7bcc0" />
      <circle cx="180" cy="450" r="190" fill="#ffdcdc" />
      <path
        d="M0 0h360v26c-14 0-14 40-34 40s-18-34-36-34-16 16-34 16-20-22-40-22-14 12-34 12-16-22-36-22-14 34-34 34-20-20-38-20-14 62-36 62S16 40 0 40Z"
        fill="#dd9266"
      />
      {SPRINKLES.map(([x, y, turn, fill]) => (
        <rect
          key={`${x} ${y}`}
          x="-4"
          y="-13"
          width="8"
          height="26"
          rx="4"
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </BackgroundSheet>
  );
}

const SPRINKLES = [
  [40, 300, 30, '#ffffff'],
  [70, 326, -50, '#a8324f'],
  [300, 270, 70, '#ffffff'],
  [330, 340, 10, '#1f8a63'],
  [22, 400, -20, '#1f8a63'],
  [26, 520, 60, '#a8324f'],
  [336, 470, -60, '#a8324f'],
  [338, 244, -20, '#ffd45e'],
  [340, 590, 30, '#ffd45e'],
] as const;

/** The sun comes up between two volcanoes. */
function MorningBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#ffdc93" />
      <g transform="translate(180 430)">
        {RAYS.map((turn) => (
          <path
            key={turn}
            d="M0 0L-30-560H30Z"
            fill="#fff1cb"
            fillOpacity="0.7"
            transform={`rotate(${turn + 15})`}
          />
        ))}
        <circle r="176" fill="#ffc04a" />
        <circle r="142" fill="#ff9f3f" />
      </g>
      <path d="M-60 640l140-190 40 40 30-20 130 170Z" fill="#d96b4c" />
      <path d="M140 640l120-150 26 24 24-30 130 156Z" fill="#b84f42" />
      <path d="M0 590c90-40 260-40 360 0v50H0Z" fill="#8c3a35" />
    </BackgroundSheet>
  );
}

/** A low striped sun over the sea, between palm leaves. */
function AfternoonBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#0d5c68" />
      <circle cx="180" cy="430" r="178" fill="#ff8a4a" />
      <g fill="#ffb36b">
        <path d="M8 390h344v14H8ZM4 420h352v18H4ZM2 456h356v24H2Z" />
      </g>
      <path d="M0 0v640h2L2 430a178 178 0 0 1 356 0v210h2V0Z" fill="#0d5c68" />
      <path d="M0 500q30-14 60 0t60 0 60 0 60 0 60 0 60 0v140H0Z" fill="#0a4650" />
      <path d="M0 540q30-14 60 0t60 0 60 0 60 0 60 0 60 0v100H0Z" fill="#083840" />
      {PALMS.map(([x, y, turn]) => (
        <path
          key={`${x} ${turn}`}
          d="M0 0c36-26 84-30 128-4-18-1-30 0-40 4 4 4 8 8 10 14-14-8-24-10-34-9 4 5 5 9 6 15C54 10 30 4 0 0Z"
          fill="#16707d"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </BackgroundSheet>
  );
}

const PALMS = [
  [-10, 280, -20],
  [-10, 280, 15],
  [-10, 280, 55],
  [370, 300, 205],
  [370, 300, 165],
  [370, 300, 240],
] as const;

/** A moon above a town where some windows are still lit. */
function NightBackground() {
  return (
    <BackgroundSheet>
      <rect width="360" height="640" fill="#1a1c46" />
      <circle cx="180" cy="400" r="170" fill="#2c2f6d" />
      <circle cx="180" cy="400" r="132" fill="#ffe9a8" />
      <circle cx="132" cy="344" r="17" fill="#f4d884" />
      <circle cx="262" cy="330" r="10" fill="#f4d884" />
      <g fill="#f1edff">
        {STARS.map(([x, y, radius], index) => (
          <circle
            key={y}
            cx={x}
            cy={y}
            r={radius}
            className={styles.twinkles}
            style={{ '--delay': `${index * -700}ms` }}
          />
        ))}
      </g>
      <path
        d="M0 440h44v40h34v-90h52v110h30v-60h50v40h34v-96h48v66h26v-26h42v216H0Z"
        fill="#11122f"
      />
      <g fill="#ffd97a">
        <path d="M14 460h10v12H14ZM92 410h10v12H92ZM110 436h10v12h-10ZM258 404h10v12h-10ZM276 430h10v12h-10ZM328 446h10v12h-10ZM16 500h10v12H16Z" />
      </g>
    </BackgroundSheet>
  );
}

const STARS = [
  [250, 96, 2.5],
  [296, 132, 3],
  [236, 146, 2],
  [40, 300, 3],
  [338, 250, 2.5],
  [44, 380, 2],
  [322, 366, 3],
] as const;
