import { Drawing, Rosette } from './drawing.tsx';

/** A canvas bag with a batik rosette. */
export function ToteBagPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="164" rx="58" ry="7" fill="var(--color-china-shade)" />
      <path
        d="M92 74c0-66 56-66 56 0"
        fill="none"
        stroke="var(--color-crema)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M72 66h96l8 88a9 9 0 0 1-9 9H73a9 9 0 0 1-9-9Z" fill="var(--color-china)" />
      <path d="M150 66h18l8 88a9 9 0 0 1-9 9h-16c6-30 5-66-1-97Z" fill="var(--color-china-shade)" />
      <path d="M72 66h96l1 9H71Z" fill="var(--color-crema)" />
      <g fill="var(--color-brand)" transform="translate(116 116) scale(1.7)">
        <Rosette />
      </g>
      <circle cx="116" cy="116" r="7" fill="var(--color-coffee)" />
      <path
        d="M92 75v11M148 75v11"
        stroke="var(--color-coffee)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
