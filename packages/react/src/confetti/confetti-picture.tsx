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
  { x: 6, y: 26, turn: 20, fill: AMBER },
  { x: 60, y: 5, turn: -72, fill: BRAND },
  { x: 4, y: 92, turn: -24, fill: CREMA },
  { x: 6, y: 168, turn: 16, fill: BRAND },
  { x: 4, y: 246, turn: -18, fill: AMBER },
  { x: 300, y: 5, turn: 68, fill: BRAND },
  { x: 354, y: 34, turn: -20, fill: AMBER },
  { x: 356, y: 108, turn: 24, fill: CREMA },
  { x: 354, y: 186, turn: -16, fill: BRAND },
  { x: 356, y: 262, turn: -22, fill: AMBER },
] as const;
