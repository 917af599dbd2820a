/** After the party: a cup turned over on its saucer, the bunting still up, petals on the table. */
export function EndedPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" style={FLUID}>
      <circle cx="120" cy="92" r="76" fill="var(--color-sunken)" />
      <path
        d="M8 20C70 52 170 52 232 20"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="2"
      />
      {FLAGS.map(({ x, y, turn, fill }) => (
        <path
          key={x}
          d="M-10 0h20L0 22Z"
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <ellipse cx="120" cy="156" rx="74" ry="10" fill="var(--color-china-shade)" />
      <ellipse cx="120" cy="152" rx="74" ry="10" fill="var(--color-china)" />
      <path
        d="M164 128c24 6 24-26-6-26"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M72 150c0-42 17-66 48-66s48 24 48 66c-20 6-76 6-96 0Z" fill="var(--color-china)" />
      <path
        d="M168 150c0-42-17-66-48-66 22 8 32 32 33 68 6 0 11-1 15-2Z"
        fill="var(--color-china-shade)"
      />
      <path d="M99 88c8-6 34-6 42 0l2-7c-10-6-36-6-46 0Z" fill="var(--color-china-shade)" />
      <g fill="var(--color-brand)">
        <path d="M96 112c7 4 8 9 0 17-7-8-6-13 0-17Z" />
        <path d="M120 114c7 4 8 9 0 17-7-8-6-13 0-17Z" />
        <path d="M143 112c7 4 8 9 0 17-7-8-6-13 0-17Z" />
      </g>
      <path d="M66 158c10-8 4 10 22 4-4 10-24 8-22-4Z" fill="var(--color-coffee)" />
      {PETALS.map(({ x, y, turn, fill }) => (
        <path
          key={x}
          d="M0-8C4-5 5 0 0 8-5 0-4-5 0-8Z"
          fill={fill}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

const BRAND = 'var(--color-brand)';
const AMBER = 'var(--color-amber)';
const CREMA = 'var(--color-crema)';

/** The flags hang along the string. */
const FLAGS = [
  { x: 36, y: 31, turn: 20, fill: BRAND },
  { x: 78, y: 41, turn: 9, fill: AMBER },
  { x: 120, y: 44, turn: 0, fill: CREMA },
  { x: 162, y: 41, turn: -9, fill: BRAND },
  { x: 204, y: 31, turn: -20, fill: AMBER },
] as const;

const PETALS = [
  { x: 30, y: 150, turn: 70, fill: AMBER },
  { x: 44, y: 168, turn: 20, fill: BRAND },
  { x: 196, y: 168, turn: -60, fill: AMBER },
  { x: 212, y: 148, turn: 40, fill: CREMA },
] as const;

const FLUID = { width: '100%', height: 'auto' } as const;
