import { Drawing } from './drawing.tsx';

/** A croissant on a plate: breakfast. */
export function CroissantPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="146" rx="86" ry="15" fill="var(--color-china-shade)" />
      <ellipse cx="120" cy="142" rx="86" ry="14" fill="var(--color-china)" />
      <ellipse cx="120" cy="142" rx="58" ry="8" fill="var(--color-china-shade)" />
      <path
        d="M42 132c-8-8-8-22 2-32 6-6 14-8 20-8 4-16 20-30 56-30s52 14 56 30c6 0 14 2 20 8 10 10 10 24 2 32-8 8-20 6-26-2-10-10-28-14-52-14s-42 4-52 14c-6 8-18 10-26 2Z"
        fill="var(--color-crema)"
      />
      <g fill="var(--color-amber)">
        <path d="M94 66c8-3 16-4 26-4s18 1 26 4c4 14 4 32 0 50-8-1-16-1-26-1s-18 0-26 1c-4-18-4-36 0-50Z" />
        <path d="M88 69c-13 5-21 13-23 23 1 12 5 24 10 34 4-3 8-5 13-7-4-17-4-35 0-50Z" />
        <path d="M152 69c13 5 21 13 23 23-1 12-5 24-10 34-4-3-8-5-13-7 4-17 4-35 0-50Z" />
        <path d="M58 93c-6 1-11 4-14 7-9 9-9 21-2 29 7 7 17 6 23-1 1-1 2-2 3-2-5-10-8-22-10-33Z" />
        <path d="M182 93c6 1 11 4 14 7 9 9 9 21 2 29-7 7-17 6-23-1-1-1-2-2-3-2 5-10 8-22 10-33Z" />
      </g>
      <g
        fill="none"
        stroke="var(--color-china)"
        strokeOpacity="0.6"
        strokeWidth="4"
        strokeLinecap="round"
      >
        <path d="M104 73c7-2 16-2 24-1" />
        <path d="M74 88c2-4 5-7 9-9" />
        <path d="M48 106c2-3 4-4 6-5" />
      </g>
      <path
        d="M58 144h.01M176 142h.01M166 148h.01M72 149h.01"
        stroke="var(--color-amber)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
