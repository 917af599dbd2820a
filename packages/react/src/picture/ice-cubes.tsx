/** Three cubes of ice at the top of a glass: between x 92 and 148, y 50 and 98. */
export function IceCubes() {
  return CUBES.map(([x, y, turn]) => (
    <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} fill="var(--color-china)">
      <rect x="-11" y="-11" width="22" height="22" rx="5" fillOpacity="0.55" />
      <path
        d="M-6 3v-5a4 4 0 0 1 4-4h5"
        fill="none"
        stroke="var(--color-china)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  ));
}

/** Where each stands (x, y), and how far it leans. */
const CUBES = [
  [106, 65, -14],
  [134, 68, 18],
  [119, 86, 6],
] as const;
