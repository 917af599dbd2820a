import { BatikCup, Drawing } from './drawing.tsx';

/** A hot cappuccino: foam above the rim, cocoa on it, a biscuit beside. */
export function HotCappuccinoPicture() {
  return (
    <Drawing>
      <g fill="none" stroke="var(--color-crema)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M104 50c-8-8 8-14 0-24" />
        <path d="M121 46c-8-8 8-14 0-28" />
        <path d="M138 50c-8-8 8-14 0-24" />
      </g>
      <BatikCup>
        <ellipse cx="120" cy="84" rx="40" ry="7.5" fill="var(--color-coffee)" />
        <path
          d="M79 83c-1-12 9-18 18-16 5-8 17-11 25-7 9-4 19 0 22 7 10-2 18 5 17 16-7 6-23 9-41 9s-34-3-41-9Z"
          fill="var(--color-crema)"
        />
        <path
          d="M82 80c0-9 8-13 16-11 5-7 16-9 23-5 8-4 17-1 20 5 8-2 16 3 17 11-7 5-21 8-38 8s-31-3-38-8Z"
          fill="var(--color-china)"
        />
        <path
          d="M104 74h.01M113 70h.01M122 73h.01M131 69h.01M138 75h.01M109 80h.01M119 79h.01M128 80h.01M97 77h.01"
          stroke="var(--color-coffee)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </BatikCup>
      <g transform="translate(66 143) rotate(-14)">
        <rect x="-17" y="-8" width="34" height="15" rx="7" fill="var(--color-crema)" />
        <rect x="-17" y="-9" width="34" height="13" rx="6.5" fill="var(--color-amber)" />
        <path
          d="M-9-3h.01M0-4h.01M9-3h.01"
          stroke="var(--color-coffee)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </Drawing>
  );
}
