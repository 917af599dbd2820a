import { PETAL } from './drawing.tsx';

/** A voucher with a fresh stamp: the last frame of `stamped-ticket.lottie.json`. */
export function StampedTicketPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" style={FLUID}>
      <g transform="translate(120 90)">
        {PETALS.map(({ x, y, turn, fill }) => (
          <path key={x} d={PETAL} transform={`translate(${x} ${y}) rotate(${turn})`} fill={fill} />
        ))}
        <path d={TICKET} fill="var(--color-china)" />
        <circle cx="62" r="15" fill="var(--color-china-shade)" />
        <circle cx="62" r="11.5" fill="var(--color-coffee)" />
        {[45, 135, 225, 315].map((turn) => (
          <path
            key={turn}
            d={PETAL}
            transform={`translate(62 0) rotate(${turn}) translate(0 -4.5) scale(0.32)`}
            fill="var(--color-crema)"
          />
        ))}
        <path
          d="M36-30V30"
          stroke="var(--color-china-shade)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="3 5"
        />
        <rect x="-76" y="-33" width="48" height="12" rx="4" fill="var(--color-hero)" />
        <path
          d="M-73-8H-9M-73 8H-29"
          stroke="var(--color-china-shade)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(104 96)">
        <g
          transform="rotate(-14)"
          fill="none"
          stroke="var(--color-brand)"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <circle r="34" strokeWidth="5" fill="var(--color-china)" />
          <circle r="27" strokeWidth="1.5" />
          <path d="M-14 1L-4 11 15-10" strokeWidth="7" />
        </g>
      </g>
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;

/** A ticket about (0, 0), 176 by 92, notched at its tear line. */
const TICKET =
  'M-78-46H28a8 8 0 0 0 16 0H78a10 10 0 0 1 10 10V36a10 10 0 0 1-10 10H44a8 8 0 0 0-16 0H-78a10 10 0 0 1-10-10V-36a10 10 0 0 1 10-10Z';

const BRAND = 'var(--color-brand)';
const AMBER = 'var(--color-amber)';

const PETALS = [
  { x: -72, y: -60, turn: -50, fill: AMBER },
  { x: -34, y: -72, turn: -25, fill: BRAND },
  { x: 10, y: -70, turn: 8, fill: AMBER },
  { x: 54, y: -64, turn: 40, fill: BRAND },
  { x: -56, y: 64, turn: -139, fill: AMBER },
  { x: -14, y: 72, turn: -169, fill: BRAND },
  { x: 30, y: 68, turn: 156, fill: AMBER },
  { x: 74, y: 60, turn: 129, fill: BRAND },
] as const;
