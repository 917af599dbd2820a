import { BatikCup, Coffee, Drawing, PETAL, Steam } from './drawing.tsx';

/** A cup of hot coffee among falling petals: it is yours. */
export function FullCupPicture() {
  return (
    <Drawing>
      <BatikCup>
        <Coffee />
      </BatikCup>
      <Steam />
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
