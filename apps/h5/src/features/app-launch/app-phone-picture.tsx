import { HotCoffeePicture } from '@cangkir/react';

/** The lower edge of a screen hides the end of a phone, which shows the app: a coffee, a voucher, what one orders. */
export function AppPhonePicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 168" width="176" height="168" style={FLUID}>
      <path d="M30 168V26A20 20 0 0 1 50 6h76a20 20 0 0 1 20 20v142Z" fill="var(--color-inverse)" />
      <path d="M36 168V28a16 16 0 0 1 16-16h72a16 16 0 0 1 16 16v140Z" fill="var(--color-paper)" />
      <path d="M36 78V28a16 16 0 0 1 16-16h72a16 16 0 0 1 16 16v50Z" fill="var(--color-brand)" />
      <rect x="76" y="16" width="24" height="5" rx="2.500" fill="var(--color-inverse)" />
      <g transform="translate(60 22) scale(0.32)">
        <HotCoffeePicture />
      </g>
      <path
        d="M46 88h84v10a5 5 0 0 0 0 10v10H46v-10a5 5 0 0 0 0-10Z"
        fill="var(--color-surface)"
        stroke="var(--color-line)"
      />
      <path d="M104 90v26" stroke="var(--color-line-strong)" strokeDasharray="2 3" />
      <rect x="54" y="95" width="34" height="6" rx="3" fill="var(--color-espresso)" />
      <rect x="54" y="106" width="22" height="5" rx="2.500" fill="var(--color-line)" />
      <circle cx="117" cy="103" r="7" fill="var(--color-amber)" />
      {ROWS.map((y) => (
        <g key={y}>
          <rect x="46" y={y} width="20" height="20" rx="6" fill="var(--color-sunken)" />
          <path d={`M51 ${y + 6}h10v4a5 5 0 0 1-10 0Z`} fill="var(--color-coffee)" />
          <rect x="72" y={y + 3} width="36" height="5" rx="2.500" fill="var(--color-espresso)" />
          <rect x="72" y={y + 12} width="24" height="4" rx="2" fill="var(--color-line)" />
          <circle cx="124" cy={y + 10} r="6" fill="var(--color-brand)" />
          <path
            d={`M121 ${y + 10}h6M124 ${y + 7}v6`}
            stroke="var(--color-on-brand)"
            strokeWidth="1.500"
          />
        </g>
      ))}
      <Coin x={150} y={62} />
      <Coin x={18} y={112} />
    </svg>
  );
}

/** What one orders, row by row. */
const ROWS = [126, 152] as const;

function Coin({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" fill="var(--color-amber)" />
      <circle r="9.500" fill="none" stroke="var(--color-on-amber)" strokeOpacity="0.4" />
      <path d="M0-5C3-3 3 0 0 5-3 0-3-3 0-5Z" fill="var(--color-on-amber)" />
    </g>
  );
}

const FLUID = { width: '100%', height: 'auto', display: 'block' } as const;
