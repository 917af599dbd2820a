import { PETAL } from '../picture/drawing.tsx';

/** Petals at the edges, clear of the text between: the confetti for reduced motion. */
export function ConfettiPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 360" width="360" height="360" style={FLUID}>
      {PETALS.map(({ x, y, turn, fill }) => (
        <path
          key={`${x} ${y}`}
          d={PETAL}
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;

const BRAND = 'var(--color-brand)';
const AMBER = 'var(--color-amber)';
const CREMA = 'var(--color-crema)';

const PETALS = [
  { x: 22, y: 26, turn: 40, fill: AMBER },
  { x: 60, y: 14, turn: -24, fill: BRAND },
  { x: 18, y: 92, turn: -60, fill: CREMA },
  { x: 24, y: 168, turn: 20, fill: BRAND },
  { x: 14, y: 246, turn: 75, fill: AMBER },
  { x: 300, y: 16, turn: 28, fill: BRAND },
  { x: 338, y: 34, turn: -40, fill: AMBER },
  { x: 342, y: 108, turn: 58, fill: CREMA },
  { x: 336, y: 186, turn: -16, fill: BRAND },
  { x: 346, y: 262, turn: -70, fill: AMBER },
] as const;
