import { BatikCup, Drawing, PETAL } from './drawing.tsx';

/** A cup of hot coffee among falling petals: it is yours. */
export function FullCupPicture() {
  return (
    <Drawing>
      <BatikCup>
        <ellipse cx="120" cy="84" rx="40" ry="7.5" fill="var(--color-coffee)" />
        <path
          d="M120 89.500c-9-1.7-14-3.4-14-5.5 0-1.5 3-2.6 7-2.6 3 0 5.6.6 7 1.5 1.4-.9 4-1.5 7-1.5 4 0 7 1.1 7 2.6 0 2.1-5 3.8-14 5.500Z"
          fill="var(--color-crema)"
        />
      </BatikCup>
      <g fill="none" stroke="var(--color-crema)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M104 66c-9-9 9-16 0-28" />
        <path d="M121 62c-9-9 9-16 0-32" />
        <path d="M138 66c-9-9 9-16 0-28" />
      </g>
      {CONFETTI.map(({ x, y, turn, fill }) => (
        <path key={x} d={PETAL} fill={fill} transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </Drawing>
  );
}

const BRAND = 'var(--color-brand)';
const AMBER = 'var(--color-amber)';

const CONFETTI = [
  { x: 28, y: 62, turn: 40, fill: AMBER },
  { x: 52, y: 30, turn: -30, fill: BRAND },
  { x: 76, y: 54, turn: 80, fill: AMBER },
  { x: 168, y: 46, turn: 20, fill: BRAND },
  { x: 190, y: 26, turn: -60, fill: AMBER },
  { x: 212, y: 66, turn: -20, fill: BRAND },
  { x: 22, y: 112, turn: -70, fill: BRAND },
  { x: 220, y: 114, turn: 60, fill: AMBER },
] as const;
