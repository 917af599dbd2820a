import { Drawing, Rosette } from './drawing.tsx';

/** A lucky wheel with prizes on it. */
export function LuckyWheelPicture() {
  return (
    <Drawing>
      <path d="M84 168 104 118h32l20 50Z" fill="var(--color-coffee)" />
      <ellipse cx="120" cy="168" rx="52" ry="6" fill="var(--color-china-shade)" />
      <circle cx="120" cy="84" r="70" fill="var(--color-hero)" />
      <g transform="translate(120 84)">
        {SECTORS.map((fill, index) => (
          <path
            key={fill + String(index * 45)}
            d={SECTOR}
            fill={fill}
            transform={`rotate(${index * 45})`}
          />
        ))}
        {PRIZES.map((turn) => (
          <g key={turn} transform={`rotate(${turn}) translate(0 -42)`}>
            <path d="M-8-8h16l-2.500 18h-11Z" fill="var(--color-china)" />
            <path d="M-7.200-2h14.400l-1 7h-12.400Z" fill="var(--color-coffee)" />
            <rect x="-10" y="-11" width="20" height="4" rx="2" fill="var(--color-coffee)" />
          </g>
        ))}
        <circle r="17" fill="var(--color-china)" />
        <g fill="var(--color-brand)" transform="scale(0.62)">
          <Rosette />
        </g>
      </g>
      <path d="M120 34 108 8a12 12 0 0 1 24 0Z" fill="var(--color-danger)" />
      <circle cx="120" cy="11" r="4.500" fill="var(--color-china)" />
    </Drawing>
  );
}

/** An eighth of a circle of 63, upright. */
const SECTOR = 'M0 0-24.100-58.200A63 63 0 0 1 24.100-58.200Z';

const SECTORS = [
  'var(--color-amber)',
  'var(--color-china)',
  'var(--color-brand)',
  'var(--color-china-shade)',
  'var(--color-amber)',
  'var(--color-china)',
  'var(--color-brand)',
  'var(--color-china-shade)',
] as const;

/** Where a cup stands on the wheel, in degrees. */
const PRIZES = [0, 90, 180, 270] as const;
