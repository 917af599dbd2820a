import { Drawing, Rosette } from './drawing.tsx';

/** A green enamel mug of coffee, its rim dark. */
export function EnamelMugPicture() {
  return (
    <Drawing>
      <ellipse cx="116" cy="160" rx="60" ry="8" fill="var(--color-china-shade)" />
      <path
        d="M160 84c34-8 36 52-2 50"
        fill="none"
        stroke="var(--color-brand-strong)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M64 60h100v88a10 10 0 0 1-10 10H74a10 10 0 0 1-10-10Z" fill="var(--color-brand)" />
      <path
        d="M142 60h22v88a10 10 0 0 1-10 10h-18c6-30 8-64 6-98Z"
        fill="var(--color-brand-strong)"
      />
      <g fill="var(--color-on-brand)" fillOpacity="0.85" transform="translate(106 112) scale(1.25)">
        <Rosette />
      </g>
      <ellipse cx="114" cy="60" rx="52" ry="12" fill="var(--color-hero)" />
      <ellipse cx="114" cy="60" rx="46" ry="9" fill="var(--color-china)" />
      <ellipse cx="114" cy="62" rx="43" ry="7" fill="var(--color-coffee)" />
      <path
        d="M100 61c4-4 10 3 14-1s9 3 13-1"
        fill="none"
        stroke="var(--color-crema)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--color-crema)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M98 40c-7-7 7-13 0-22" />
        <path d="M116 38c-7-8 7-15 0-26" />
        <path d="M134 40c-7-7 7-13 0-22" />
      </g>
    </Drawing>
  );
}
