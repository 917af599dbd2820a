/** A slice of pandan chiffon on a plate, with cream and a cherry of palm sugar. */
export function PandanCakePicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" style={FLUID}>
      <circle cx="120" cy="92" r="76" fill="var(--color-sunken)" />
      <ellipse cx="120" cy="150" rx="88" ry="14" fill="var(--color-china-shade)" />
      <ellipse cx="120" cy="146" rx="88" ry="13" fill="var(--color-china)" />
      <path d="M58 92 176 66l10 6v70L58 146Z" fill="var(--color-brand)" />
      <path d="M58 92h128v54H58Z" fill="var(--color-brand)" />
      <path d="M58 112h128v9H58Z" fill="var(--color-china)" />
      <path
        d="M58 92h128v8c-8 8-14-3-22 2s-12 9-20 2-14 4-22 0-14 8-22 1-14 4-22 0-12 4-20-2Z"
        fill="var(--color-china)"
      />
      <path d="M58 92 168 58c12-2 20 18 18 34Z" fill="var(--color-china)" />
      <path d="M58 92 168 58c4 10 6 22 6 34Z" fill="var(--color-crema)" fillOpacity="0.35" />
      <path
        d="M152 70c-14 0-18-12-9-16-1-9 12-13 17-6 9-2 14 8 8 14-1 5-7 8-16 8Z"
        fill="var(--color-china)"
      />
      <circle cx="155" cy="42" r="8" fill="var(--color-amber)" />
      <path
        d="M155 35c1-7 5-11 11-13"
        fill="none"
        stroke="var(--color-coffee)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <g fill="var(--color-brand-strong)">
        {CRUMBS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
        ))}
      </g>
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;

/** The pores of the chiffon. */
const CRUMBS = [
  [78, 132],
  [98, 138],
  [116, 130],
  [136, 137],
  [158, 131],
  [172, 139],
  [90, 126],
  [146, 127],
] as const;
