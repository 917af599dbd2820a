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
  { x: 8, y: 36, turn: -14, fill: AMBER },
  { x: 58, y: 9, turn: 74, fill: BRAND },
  { x: 9, y: 92, turn: 16, fill: CREMA },
  { x: 8, y: 168, turn: -10, fill: BRAND },
  { x: 9, y: 246, turn: 18, fill: AMBER },
  { x: 296, y: 9, turn: -76, fill: BRAND },
  { x: 352, y: 38, turn: 14, fill: AMBER },
  { x: 351, y: 108, turn: -18, fill: CREMA },
  { x: 352, y: 186, turn: 10, fill: BRAND },
  { x: 351, y: 262, turn: -16, fill: AMBER },
] as const;
