import { Drawing } from './drawing.tsx';

/** Coffee drips through a filter, drop by drop: not yet. */
export function WaitingPicture() {
  return (
    <Drawing>
      <path d="M82 36h76l-10-8H92Z" fill="var(--color-coffee)" />
      <path d="M74 36h92l-32 48h-28Z" fill="var(--color-china)" />
      <path d="M166 36l-32 48h-12l22-48Z" fill="var(--color-china-shade)" />
      <path
        d="M160 46c20-4 22 22-8 20"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="80" y="84" width="80" height="8" rx="4" fill="var(--color-espresso)" />
      <path
        d="M96 92h48v6c20 10 26 28 22 44-1 8-8 12-16 12H90c-8 0-15-4-16-12-4-16 2-34 22-44Z"
        fill="var(--color-china)"
        fillOpacity="0.85"
      />
      <path
        d="M75 128c16-5 28 4 46 1 16-3 28-5 44-1 2 5 2 9 1 14-1 8-8 12-16 12H90c-8 0-15-4-16-12-1-5-1-9 1-14Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M84 138c10-3 18 0 28 1"
        fill="none"
        stroke="var(--color-crema)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M120 97c3 5 4.5 7 4.5 9.500a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9.500Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M104 102c-12 6-18 14-19 22"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
