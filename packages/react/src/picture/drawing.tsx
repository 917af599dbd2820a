import type { ReactNode } from 'react';

/** The sheet that every picture is drawn on: 240 by 180, with a soft sun behind. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" style={FLUID}>
      <circle cx="120" cy="92" r="76" fill="var(--color-sunken)" />
      {children}
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;

/** One kawung petal, upright about (0, 0), 24 high. */
export const PETAL = 'M0-12C6-8 7.5 0 0 12-7.5 0-6-8 0-12Z';

/** Four petals about (0, 0): the kawung rosette, 34 wide and high. */
export function Rosette() {
  return TURNS.map((turn) => (
    <path key={turn} d={PETAL} transform={`rotate(${turn}) translate(0 -12)`} />
  ));
}

const TURNS = [45, 135, 225, 315] as const;

export interface BatikCupProps {
  /** What is in the cup, drawn on the ellipse of its mouth: centre (120, 84), radii 40 and 8. */
  readonly children?: ReactNode;
}

/** A white cup on its saucer, with a batik band. */
export function BatikCup({ children }: BatikCupProps) {
  return (
    <>
      <ellipse cx="120" cy="152" rx="66" ry="10" fill="var(--color-china-shade)" />
      <ellipse cx="120" cy="149" rx="66" ry="9" fill="var(--color-china)" />
      <ellipse cx="120" cy="149" rx="34" ry="4.5" fill="var(--color-china-shade)" />
      <CupBody />
      <ellipse cx="120" cy="82" rx="48" ry="11" fill="var(--color-china)" />
      <ellipse cx="120" cy="83" rx="42" ry="8.5" fill="var(--color-china-shade)" />
      {children}
    </>
  );
}

/** Hot coffee with a heart of foam, for the mouth of a {@link BatikCup}. */
export function Coffee() {
  return (
    <>
      <ellipse cx="120" cy="84" rx="40" ry="7.5" fill="var(--color-coffee)" />
      <path
        d="M120 89.500c-9-1.7-14-3.4-14-5.5 0-1.5 3-2.6 7-2.6 3 0 5.6.6 7 1.5 1.4-.9 4-1.5 7-1.5 4 0 7 1.1 7 2.6 0 2.1-5 3.8-14 5.500Z"
        fill="var(--color-crema)"
      />
    </>
  );
}

/** Steam over a {@link BatikCup}. */
export function Steam() {
  return (
    <g fill="none" stroke="var(--color-crema)" strokeWidth="3.5" strokeLinecap="round">
      <path d="M104 66c-9-9 9-16 0-28" />
      <path d="M121 62c-9-9 9-16 0-32" />
      <path d="M138 66c-9-9 9-16 0-28" />
    </g>
  );
}

/** The cup without its mouth: upright, its rim at y 82 between x 72 and 168. */
export function CupBody() {
  return (
    <>
      <path
        d="M164 96C186 90 190 122 156 124"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M72 82h96c0 42-17 66-48 66s-48-24-48-66Z" fill="var(--color-china)" />
      <path d="M168 82c0 42-17 66-48 66 22-8 32-32 33-66Z" fill="var(--color-china-shade)" />
      <g fill="var(--color-brand)">
        {BAND.map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(0.62)`}>
            <Rosette />
          </g>
        ))}
      </g>
    </>
  );
}

/** Where the rosettes of the band stand (x, y) and how far each leans with the cup's curve. */
const BAND = [
  [90, 111, 6],
  [118, 116, 0],
  [146, 111, -6],
] as const;
