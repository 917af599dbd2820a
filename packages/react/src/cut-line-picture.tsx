import { Drawing } from './drawing.tsx';

/** Two paper cups on a string that is cut: there is no connection. */
export function CutLinePicture() {
  return (
    <Drawing>
      <path
        d="M74 108c16 30 26 32 36 18M166 92c-10 34-24 44-40 30"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M110 126c2-3 5-2 6-6M110 126c3 0 5 2 8 0M126 122c-2-3-5-3-5-7M126 122c-3 1-6-1-8 2"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
      />
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
      <path d="M-23.5-10h47l-3 28h-41Z" fill="var(--color-brand)" />
      <circle cy="4" r="8" fill="var(--color-brand-soft)" />
      <circle cy="4" r="4" fill="var(--color-coffee)" />
      <rect x="-29" y="-40" width="58" height="9" rx="4.5" fill="var(--color-espresso)" />
    </g>
  );
}
