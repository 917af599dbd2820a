import { CupBody, Drawing } from './drawing.tsx';

/** A cup that fell over: something went wrong. */
export function SpilledCupPicture() {
  return (
    <Drawing>
      <path
        d="M20 152c4-10 26-9 40-12 16-3 22-12 42-11 26 1 62 8 92 13 18 3 22 14 4 17-34 6-60-1-92 3-24 3-46 5-62 2-10-2-27-4-24-12Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M40 150c10-4 24-3 36-7M96 154c14-2 30-1 44 1"
        fill="none"
        stroke="var(--color-crema)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(-98 120 112) translate(14 22)">
        <CupBody />
        <ellipse cx="120" cy="82" rx="48" ry="11" fill="var(--color-china)" />
        <ellipse cx="120" cy="81" rx="42" ry="8" fill="var(--color-china-shade)" />
        <path d="M78 81c0-4 19-8 42-8-6 6-22 11-36 12-4-1-6-2-6-4Z" fill="var(--color-coffee)" />
      </g>
      <g fill="var(--color-coffee)">
        <circle cx="30" cy="126" r="4" />
        <circle cx="48" cy="116" r="2.5" />
        <circle cx="16" cy="140" r="2.5" />
      </g>
    </Drawing>
  );
}
