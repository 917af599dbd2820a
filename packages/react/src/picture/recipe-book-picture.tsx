import { Drawing, Rosette } from './drawing.tsx';

/** A book of recipes with a ribbon. */
export function RecipeBookPicture() {
  return (
    <Drawing>
      <ellipse cx="122" cy="166" rx="58" ry="6" fill="var(--color-china-shade)" />
      <path d="M80 26h88a8 8 0 0 1 8 8v118a8 8 0 0 1-8 8H80Z" fill="var(--color-china)" />
      <path d="M80 152h96v2a8 8 0 0 1-8 8H80Z" fill="var(--color-china-shade)" />
      <path
        d="M78 20h84a8 8 0 0 1 8 8v120H78a10 10 0 0 0-10 8V30a10 10 0 0 1 10-10Z"
        fill="var(--color-brand)"
      />
      <path
        d="M78 20h8v128h-8a10 10 0 0 0-10 8V30a10 10 0 0 1 10-10Z"
        fill="var(--color-brand-strong)"
      />
      <path d="M138 20h16v50l-8-8-8 8Z" fill="var(--color-amber)" />
      <path d="M100 78h44v10c0 20-9 30-22 30s-22-10-22-30Z" fill="var(--color-china)" />
      <path
        d="M143 84c14-4 15 20-4 19"
        fill="none"
        stroke="var(--color-china)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse cx="122" cy="78" rx="22" ry="5" fill="var(--color-coffee)" />
      <g fill="var(--color-on-brand)" fillOpacity="0.6">
        <g transform="translate(112 40) scale(0.6)">
          <Rosette />
        </g>
        <g transform="translate(122 134) scale(0.5)">
          <Rosette />
        </g>
      </g>
    </Drawing>
  );
}
