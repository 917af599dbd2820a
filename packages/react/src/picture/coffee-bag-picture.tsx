import { Drawing, Rosette } from './drawing.tsx';

/** A bag of roasted coffee with a few beans beside it. */
export function CoffeeBagPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="163" rx="62" ry="7" fill="var(--color-china-shade)" />
      <path
        d="M80 44h80c6 24 10 62 8 110a9 9 0 0 1-9 9H81a9 9 0 0 1-9-9c-2-48 2-86 8-110Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M142 44h18c6 24 10 62 8 110a9 9 0 0 1-9 9h-16c5-36 5-82-1-119Z"
        fill="var(--color-hero)"
      />
      <path d="M80 44l4-24a4 4 0 0 1 4-3h64a4 4 0 0 1 4 3l4 24Z" fill="var(--color-crema)" />
      <path d="M80 44h80l-2-11H82Z" fill="var(--color-china-shade)" />
      <path
        d="M88 26h64"
        stroke="var(--color-coffee)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <rect x="88" y="66" width="64" height="68" rx="8" fill="var(--color-china)" />
      <g fill="var(--color-brand)" transform="translate(120 92) scale(1.05)">
        <Rosette />
      </g>
      <path
        d="M102 119h36M110 126h20"
        stroke="var(--color-china-shade)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {BEANS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse rx="13" ry="9" fill="var(--color-coffee)" />
          <path
            d="M-11 1c6-6 10 5 22-2"
            fill="none"
            stroke="var(--color-crema)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </Drawing>
  );
}

/** Where each bean lies (x, y), and how far it is turned. */
const BEANS = [
  [52, 156, -18],
  [190, 157, 24],
  [34, 148, 40],
] as const;
