import { Drawing, Rosette } from './drawing.tsx';
import { IceCubes } from './ice-cubes.tsx';

/** An iced americano to go: black coffee and ice under a lid. */
export function AmericanoPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="163" rx="42" ry="6" fill="var(--color-china-shade)" />
      <path d="M126 8 122 40" stroke="var(--color-amber)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M82 42h76l-11 113a9 9 0 0 1-9 8h-36a9 9 0 0 1-9-8Z"
        fill="var(--color-china)"
        fillOpacity="0.8"
      />
      <path
        d="M86.500 54h67l-9.300 94.500a8 8 0 0 1-8 7h-32.400a8 8 0 0 1-8-7Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M86.500 54h67l-.9 9c-11 5-21-4-32-1s-22 5-33.200 1Z"
        fill="var(--color-crema)"
        fillOpacity="0.75"
      />
      <IceCubes />
      <path d="M89 96h62l-3.900 36H92.900Z" fill="var(--color-brand)" />
      <g fill="var(--color-china)" transform="translate(120 114) scale(0.72)">
        <Rosette />
      </g>
      <path
        d="M95 60l2.500 30M99.500 138l1 10"
        stroke="var(--color-china)"
        strokeOpacity="0.5"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M88 40c2-8 6-11 12-11h40c6 0 10 3 12 11Z"
        fill="var(--color-china)"
        fillOpacity="0.9"
      />
      <rect x="77" y="38" width="86" height="8" rx="4" fill="var(--color-china-shade)" />
    </Drawing>
  );
}
