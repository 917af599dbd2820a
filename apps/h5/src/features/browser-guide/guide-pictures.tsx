import type { PhoneSystem } from '@cangkir/core';
import type { ReactNode } from 'react';

interface PictureProps {
  readonly system: PhoneSystem;
}

/** A page in a chat, with the menu that leads out of it marked. */
export function MenuPicture({ system }: PictureProps) {
  return (
    <Phone>
      <ChatBar />
      <Coffee />
      <Mark x={98} y={22} />
      {system === 'ios' ? (
        <>
          <path d="M14 100h92" stroke="var(--color-line)" />
          <Compass x={98} y={110} />
          <Mark x={98} y={110} />
        </>
      ) : null}
    </Phone>
  );
}

/** The open menu: below the dots on Android, at the bottom edge on iOS. */
export function ChoicePicture({ system }: PictureProps) {
  const [x, y, width] = system === 'ios' ? [18, 62, 84] : [36, 30, 70];
  return (
    <Phone>
      <ChatBar />
      <Coffee />
      <rect
        x={x}
        y={y}
        width={width}
        height="54"
        rx="8"
        fill="var(--color-surface)"
        stroke="var(--color-line-strong)"
      />
      <rect
        x={x + 4}
        y={y + 20}
        width={width - 8}
        height="16"
        rx="5"
        fill="var(--color-brand-soft)"
      />
      <g fill="none" stroke="var(--color-brand)" strokeWidth="1.500">
        <circle cx={x + 14} cy={y + 28} r="5" />
        <path d={`M${x + 9} ${y + 28}h10M${x + 14} ${y + 23}c-3 3-3 7 0 10 3-3 3-7 0-10`} />
      </g>
      <rect x={x + 24} y={y + 26} width={width - 36} height="4" rx="2" fill="var(--color-brand)" />
      <rect x={x + 10} y={y + 9} width={width - 28} height="4" rx="2" fill="var(--color-line)" />
      <rect x={x + 10} y={y + 43} width={width - 36} height="4" rx="2" fill="var(--color-line)" />
      <Finger x={x + width - 8} y={y + 30} />
    </Phone>
  );
}

/** The same page in the browser, whose address is at the top on Android and at the bottom on iOS. */
export function BrowserPicture({ system }: PictureProps) {
  const y = system === 'ios' ? 101 : 15;
  return (
    <Phone>
      <g transform={`translate(0 ${system === 'ios' ? -12 : 4})`}>
        <Coffee />
      </g>
      <rect x="18" y={y} width="84" height="15" rx="7.500" fill="var(--color-sunken)" />
      <path
        d={`M25 ${y + 7}v-1.500a2.500 2.500 0 0 1 5 0V${y + 7}`}
        fill="none"
        stroke="var(--color-espresso)"
        strokeWidth="1.500"
      />
      <rect x="24" y={y + 6.5} width="7" height="5.500" rx="1" fill="var(--color-espresso)" />
      <rect x="36" y={y + 5.5} width="44" height="4" rx="2" fill="var(--color-line-strong)" />
      <circle cx="98" cy="60" r="13" fill="var(--color-brand)" />
      <path
        d="m92 60 4.500 4.500 8-9"
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Phone>
  );
}

/** The screen of a phone from its top to its bottom edge. */
function Phone({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 132" width="120" height="132" style={FLUID}>
      <rect x="8" y="2" width="104" height="128" rx="16" fill="var(--color-inverse)" />
      <rect x="13" y="7" width="94" height="118" rx="11" fill="var(--color-paper)" />
      {children}
    </svg>
  );
}

/** The bar of a chat's web view, with its dots. */
function ChatBar() {
  return (
    <>
      <path d="m25 17-5 5 5 5" fill="none" stroke="var(--color-espresso)" strokeWidth="2" />
      <rect x="34" y="20" width="40" height="4" rx="2" fill="var(--color-line-strong)" />
      <g fill="var(--color-espresso)">
        <circle cx="98" cy="17" r="1.800" />
        <circle cx="98" cy="22" r="1.800" />
        <circle cx="98" cy="27" r="1.800" />
      </g>
      <path d="M14 34h92" stroke="var(--color-line)" />
    </>
  );
}

/** What the page shows: a coffee on its green ground. */
function Coffee() {
  return (
    <>
      <rect x="22" y="42" width="76" height="36" rx="7" fill="var(--color-hero)" />
      <path d="M49 54h20v6a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9Z" fill="var(--color-china)" />
      <path d="M69 57c7-1 7 7 0 8" fill="none" stroke="var(--color-china)" strokeWidth="2.500" />
      <path d="M50 56h18v2H50Z" fill="var(--color-coffee)" />
      <rect x="22" y="84" width="52" height="4" rx="2" fill="var(--color-line)" />
      <rect x="22" y="92" width="36" height="4" rx="2" fill="var(--color-line)" />
    </>
  );
}

function Compass({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="6" fill="none" stroke="var(--color-espresso)" strokeWidth="1.500" />
      <path d="M3-3 1 1l-4 2 2-4Z" fill="var(--color-espresso)" />
    </g>
  );
}

/** A ring around what is to be tapped. */
function Mark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <circle cx={x} cy={y} r="11" fill="none" stroke="var(--color-amber)" strokeWidth="3.500" />
  );
}

function Finger({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d={`M${x} ${y}c3-2 6 0 6 3v10c5-1 9 2 8 8l-2 9h-14l-7-12c-2-4 3-6 5-3l4 4Z`}
      fill="var(--color-crema)"
      stroke="var(--color-espresso)"
      strokeWidth="1.500"
      strokeLinejoin="round"
    />
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;
