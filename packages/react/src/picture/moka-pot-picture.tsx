import { Drawing, Rosette } from './drawing.tsx';

/** A moka pot on its flame. */
export function MokaPotPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="166" rx="56" ry="6" fill="var(--color-china-shade)" />
      <path
        d="M150 52h22a7 7 0 0 1 7 7l-5 44"
        fill="none"
        stroke="var(--color-coffee)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M84 98 74 164h92l-10-66Z" fill="var(--color-china-shade)" />
      <path d="M84 98 74 164h28l3-66Z" fill="var(--color-china)" />
      <path d="M135 98l3 66h28l-10-66Z" fill="var(--color-crema)" fillOpacity="0.5" />
      <rect x="79" y="92" width="82" height="11" rx="4" fill="var(--color-coffee)" />
      <path d="M88 92 76 46l-15-8 90 1-10 53Z" fill="var(--color-china)" />
      <path d="M120 39h31l-10 53h-20Z" fill="var(--color-china-shade)" />
      <path d="M70 40c10-16 72-16 80 0Z" fill="var(--color-crema)" />
      <circle cx="110" cy="22" r="7" fill="var(--color-coffee)" />
      <circle cx="120" cy="133" r="9" fill="var(--color-amber)" />
      <g fill="var(--color-brand)" transform="translate(106 66) scale(0.8)">
        <Rosette />
      </g>
    </Drawing>
  );
}
