import { BatikCup, Drawing } from './drawing.tsx';

/** A coffee seedling that grows out of a cup: it is on its way. */
export function SeedlingPicture() {
  return (
    <Drawing>
      <BatikCup>
        <ellipse cx="120" cy="84" rx="40" ry="7.5" fill="var(--color-coffee)" />
        <path
          d="M96 83h.01M108 87h.01M134 86h.01M146 83h.01M118 81h.01"
          stroke="var(--color-crema)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </BatikCup>
      <path
        d="M120 85C119 68 121 56 120 38"
        fill="none"
        stroke="var(--color-brand-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="var(--color-brand)">
        <path d="M120 64C100 66 84 56 78 38c20-2 38 6 42 26Z" />
        <path d="M120 56c18 1 34-9 39-27-19-1-36 8-39 27Z" />
        <path d="M120 40c-9-6-11-16-7-27 9 4 13 15 7 27Z" />
      </g>
      <g fill="none" stroke="var(--color-brand-soft)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M116 61C106 56 96 49 87 42" />
        <path d="M124 52c9-5 18-11 27-18" />
      </g>
    </Drawing>
  );
}
