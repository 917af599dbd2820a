import { Drawing } from './drawing.tsx';
import { IceCubes } from './ice-cubes.tsx';

/** An iced latte in a glass: palm sugar, milk, coffee, and ice on top. */
export function IcedLattePicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="162" rx="46" ry="6" fill="var(--color-china-shade)" />
      <path
        d="M163 14 147 19 137 66"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M80 36h80l-11 118a9 9 0 0 1-9 8h-40a9 9 0 0 1-9-8Z"
        fill="var(--color-china)"
        fillOpacity="0.8"
      />
      <path
        d="M86 52h68l-8.800 96a6 6 0 0 1-6 5.500h-38.400a6 6 0 0 1-6-5.500Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M88.600 80c10-8 20 7 31.400 1s21-8 31.400-1l-6.200 68a6 6 0 0 1-6 5.500h-38.400a6 6 0 0 1-6-5.500Z"
        fill="var(--color-crema)"
      />
      <path
        d="M91.200 108c9 7 19-6 29 0s20 5 28.700-2l-4.700 42a6 6 0 0 1-6 5.500h-38.400a6 6 0 0 1-6-5.500Z"
        fill="var(--color-china)"
      />
      <path
        d="M94 140c10-6 17 3 26-1s18-3 26 0l-.8 9a6 6 0 0 1-6 5.500h-38.400a6 6 0 0 1-6-5.500Z"
        fill="var(--color-coffee)"
      />
      <IceCubes />
      <path
        d="M95 58l6.500 82"
        stroke="var(--color-china)"
        strokeOpacity="0.55"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="77" y="33" width="86" height="7" rx="3.5" fill="var(--color-china-shade)" />
    </Drawing>
  );
}
