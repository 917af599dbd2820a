import { Drawing, Rosette } from './drawing.tsx';

/** A milk coffee to go: palm sugar runs down the cup, beside a piece of the sugar and two pandan leaves. */
export function PalmSugarLattePicture() {
  return (
    <Drawing>
      <ellipse cx="122" cy="165" rx="66" ry="6" fill="var(--color-china-shade)" />
      <path d="M176 160c4-34 16-52 34-64 2 26-8 48-26 64Z" fill="var(--color-brand)" />
      <path d="M172 160c-6-26-4-44 6-58 8 20 8 40 2 58Z" fill="var(--color-brand-strong)" />
      <path
        d="M138 2 128 44"
        stroke="var(--color-brand)"
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M74 46h92l-12 110a9 9 0 0 1-9 8H95a9 9 0 0 1-9-8Z" fill="var(--color-crema)" />
      <path d="M74 46h92l-2.200 20c-14 8-26-6-44 0s-30 6-43.600-1Z" fill="var(--color-coffee)" />
      <path
        d="M79 92c12-8 24 6 40 1s28-7 42-1l-7 64a9 9 0 0 1-9 8H95a9 9 0 0 1-9-8Z"
        fill="var(--color-china)"
      />
      <path
        d="M83 128c14-6 22 5 38 1s24-4 36 0l-3 28a9 9 0 0 1-9 7H95a9 9 0 0 1-9-7Z"
        fill="var(--color-coffee)"
      />
      <g fill="var(--color-coffee)">
        <path d="M84 64c6 8 1 22 5 38 1 5 7 5 7-1 0-14-2-26 2-38Z" />
        <path d="M146 62c-4 14 2 26-2 44-1 5-8 4-8-2 2-14 0-28 2-42Z" />
        <path d="M112 64c2 8-1 14 1 22 1 4 6 4 6-1 0-8-1-14 1-21Z" />
      </g>
      <g fill="var(--color-china)" fillOpacity="0.75">
        <rect x="92" y="54" width="21" height="21" rx="5" transform="rotate(-12 102 64)" />
        <rect x="126" y="56" width="21" height="21" rx="5" transform="rotate(16 136 66)" />
      </g>
      <path d="M68 47c2-26 24-33 52-33s50 7 52 33Z" fill="var(--color-china)" fillOpacity="0.65" />
      <rect x="64" y="42" width="112" height="9" rx="4.500" fill="var(--color-china-shade)" />
      <g fill="var(--color-brand)" transform="translate(120 114) scale(0.8)">
        <Rosette />
      </g>
      <path
        d="M88 56l7 84"
        stroke="var(--color-china)"
        strokeOpacity="0.5"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M30 164l3-24a6 6 0 0 1 6-5h30a6 6 0 0 1 6 5l3 24Z" fill="var(--color-amber)" />
      <ellipse cx="54" cy="136" rx="20" ry="5" fill="var(--color-crema)" />
    </Drawing>
  );
}
