import { Drawing, PETAL, Rosette } from './drawing.tsx';

/** A gift, its bow made of petals. */
export function GiftPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="162" rx="66" ry="7" fill="var(--color-china-shade)" />
      <path d="M66 90h108v62a9 9 0 0 1-9 9H75a9 9 0 0 1-9-9Z" fill="var(--color-brand)" />
      <g fill="var(--color-on-brand)" fillOpacity="0.28">
        {PATTERN.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.62)`}>
            <Rosette />
          </g>
        ))}
      </g>
      <path d="M66 90h108v9H66Z" fill="var(--color-coffee)" fillOpacity="0.35" />
      <rect x="110" y="90" width="20" height="71" fill="var(--color-amber)" />
      <rect x="58" y="68" width="124" height="25" rx="7" fill="var(--color-brand)" />
      <rect x="110" y="68" width="20" height="25" fill="var(--color-amber)" />
      <path d="M110 93h20v6h-20Z" fill="var(--color-crema)" />
      {BOW.map(({ turn, scale, fill }) => (
        <path
          key={turn}
          d={PETAL}
          fill={fill}
          transform={`translate(120 64) rotate(${turn}) scale(${scale}) translate(0 -12)`}
        />
      ))}
      <circle cx="120" cy="63" r="8" fill="var(--color-crema)" />
      {CONFETTI.map(({ x, y, turn, fill }) => (
        <path
          key={x}
          d={PETAL}
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(0.75)`}
        />
      ))}
    </Drawing>
  );
}

const BRAND = 'var(--color-brand)';
const AMBER = 'var(--color-amber)';
const CREMA = 'var(--color-crema)';

const PATTERN = [
  [88, 118],
  [152, 118],
  [88, 146],
  [152, 146],
] as const;

/** The two outer petals hang, the two inner ones stand. */
const BOW = [
  { turn: -78, scale: 1.9, fill: AMBER },
  { turn: 78, scale: 1.9, fill: AMBER },
  { turn: -34, scale: 1.7, fill: CREMA },
  { turn: 34, scale: 1.7, fill: CREMA },
] as const;

const CONFETTI = [
  { x: 44, y: 52, turn: -40, fill: BRAND },
  { x: 68, y: 26, turn: 30, fill: AMBER },
  { x: 176, y: 28, turn: -24, fill: AMBER },
  { x: 200, y: 56, turn: 50, fill: BRAND },
] as const;
