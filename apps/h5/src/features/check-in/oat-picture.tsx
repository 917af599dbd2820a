/** A carton of oat drink beside a glass of it with coffee. */
export function OatPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 150" width="160" height="150" style={FLUID}>
      <path
        d="M28 38 44 18h44l16 20v98a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z"
        fill="var(--color-china)"
      />
      <path d="M88 18l16 20v98a6 6 0 0 1-6 6H86Z" fill="var(--color-china-shade)" />
      <path d="M44 10h44v9H44Z" fill="var(--color-oat-action)" />
      <path d="M28 38h76v6H28Z" fill="var(--color-china-shade)" />
      <path
        d="M28 92c14-10 24 8 38 0s24 6 38-2v46a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z"
        fill="var(--color-oat-action)"
      />
      {GRAINS.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          d="M0-11C6-6 6 6 0 11-6 6-6-6 0-11Z"
          fill="var(--color-crema)"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <path d="M66 84V50" stroke="var(--color-coffee)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M104 72h48l-6 66a5 5 0 0 1-5 4h-26a5 5 0 0 1-5-4Z" fill="var(--color-china)" />
      <path d="M107 86h42l-2 20h-38Z" fill="var(--color-coffee)" />
      <path d="M109 106h38l-3 31a3 3 0 0 1-3 2h-26a3 3 0 0 1-3-2Z" fill="var(--color-crema)" />
      <path
        d="M136 90 146 40"
        stroke="var(--color-oat-action)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect
        x="113"
        y="80"
        width="13"
        height="13"
        rx="3"
        fill="var(--color-china)"
        fillOpacity="0.7"
      />
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;

/** Where the grains of the ear stand (x, y), and how far each leans. */
const GRAINS = [
  [66, 46, 0],
  [57, 58, -32],
  [75, 58, 32],
  [57, 74, -32],
  [75, 74, 32],
] as const;
