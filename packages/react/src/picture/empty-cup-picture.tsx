import { BatikCup, Drawing } from './drawing.tsx';

/** An empty cup with a dry ring of coffee in it: there is nothing here yet. */
export function EmptyCupPicture() {
  return (
    <Drawing>
      <BatikCup>
        <path
          d="M84 85c8 5 20 7 36 7s28-2 36-7"
          fill="none"
          stroke="var(--color-crema)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="22 5 9 6"
        />
      </BatikCup>
      <g
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 7"
      >
        <path d="M104 62c-8-9 8-15 0-26" />
        <path d="M122 58c-8-9 8-15 0-28" />
        <path d="M140 62c-8-9 8-15 0-26" />
      </g>
    </Drawing>
  );
}
