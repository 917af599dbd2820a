import { Drawing, Rosette } from './drawing.tsx';

/** Two paper cups on a string that is cut: there is no connection. */
export function CutLinePicture() {
  return (
    <Drawing>
      <g fill="none" stroke="var(--color-line-strong)" strokeLinecap="round">
        <path d="M76 106c4 22 8 36 24 40M164 90c-2 26-6 44-22 52" strokeWidth="3" />
        <path
          d="M100 146c4 0 6-2 9-5M100 146c4 1 7 1 10 3M100 146c2 3 4 5 5 8M142 142c-4 0-6-2-9-4M142 142c-4 1-7 3-9 6M142 142c-2 3-2 6-3 9"
          strokeWidth="2"
        />
      </g>
      <PaperCup transform="translate(54 92) rotate(-62)" />
      <PaperCup transform="translate(186 76) rotate(58)" />
    </Drawing>
  );
}

/** A cup to go, its bottom at the string's end. */
function PaperCup({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path d="M-26-34h52l-7 66h-38Z" fill="var(--color-china)" />
      <path d="M26-34l-7 66H6l6-66Z" fill="var(--color-china-shade)" />
      <path d="M-23.5-12h47l-3.5 32h-40Z" fill="var(--color-brand)" />
      <g fill="var(--color-crema)" transform="translate(0 4) scale(0.55)">
        <Rosette />
      </g>
      <rect x="-29" y="-40" width="58" height="9" rx="4.5" fill="var(--color-espresso)" />
    </g>
  );
}
