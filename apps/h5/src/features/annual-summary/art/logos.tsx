import type { PersonalityLook } from '@cangkir/core/annual-summary';
import type { ComponentType } from 'react';
import { Coin, Line } from './parts.tsx';

/** The logo of each personality. */
export const LOGOS: Readonly<Record<PersonalityLook['logo'], ComponentType>> = {
  'black-logo': BlackLogo,
  'latte-logo': LatteLogo,
  'explorer-logo': ExplorerLogo,
  'sweet-logo': SweetLogo,
  'morning-logo': MorningLogo,
  'afternoon-logo': AfternoonLogo,
  'night-logo': NightLogo,
};

/** A bean. */
function BlackLogo() {
  return (
    <Coin fill="#e8a33d" rim="#17100c">
      <g transform="rotate(28)">
        <ellipse rx="17" ry="24" fill="#17100c" />
        <path d="M2-24c-13 15 11 31-2 48" fill="none" stroke="#e8a33d" strokeWidth="4.500" />
      </g>
    </Coin>
  );
}

/** A heart of foam. */
function LatteLogo() {
  return (
    <Coin fill="#8a4b2a" rim="#fff6e9">
      <path
        d="M0 24C-30 4-26-18-12-20-5-21 0-14 0-10c0-4 5-11 12-10C26-18 30 4 0 24Z"
        fill="#fff6e9"
      />
      <Line d="M0 12C-12 3-12-6-8-9" colour="#8a4b2a" width={3} />
    </Coin>
  );
}

/** Two straws, crossed like swords. */
function ExplorerLogo() {
  return (
    <Coin fill="#c8573a" rim="#fdf3dc">
      <Line d="M-18-20l34 42M-18-20l-9 4" colour="#f2b544" width={6} />
      <Line d="M18-20l-34 42M18-20l9 4" colour="#fdf3dc" width={6} />
    </Coin>
  );
}

/** A drop of palm sugar. */
function SweetLogo() {
  return (
    <Coin fill="#ffffff" rim="#a8324f">
      <path d="M0-26C12-8 20 0 20 10a20 20 0 0 1-40 0C-20 0-12-8 0-26Z" fill="#c9744a" />
      <Line d="M-10 12a10 10 0 0 0 8 10" colour="#ffdcdc" />
    </Coin>
  );
}

/** Half a sun. */
function MorningLogo() {
  return (
    <Coin fill="#a8420e" rim="#fff1cb">
      <path d="M-17 10a17 17 0 0 1 34 0Z" fill="#ffc04a" />
      <Line
        d="M-28 17h56M0-15v-9M-18-9l-6-6M18-9l6-6M-26 6h-4M26 6h4"
        colour="#ffc04a"
        width={4.5}
      />
    </Coin>
  );
}

/** Sunglasses. */
function AfternoonLogo() {
  return (
    <Coin fill="#ffb36b" rim="#0d5c68">
      <path
        d="M-27-8h24c2 16-4 20-12 20s-13-5-12-20ZM3-8h24c1 15-4 20-12 20S1 8 3-8Z"
        fill="#0d5c68"
      />
      <Line d="M-29-8h58" colour="#0d5c68" width={5} />
    </Coin>
  );
}

/** A moon with a star. */
function NightLogo() {
  return (
    <Coin fill="#c9b6ff" rim="#1a1c46">
      <path d="M4-24a25 25 0 1 0 20 34A21 21 0 1 1 4-24Z" fill="#1a1c46" />
      <path d="M16-18l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z" fill="#1a1c46" />
    </Coin>
  );
}
