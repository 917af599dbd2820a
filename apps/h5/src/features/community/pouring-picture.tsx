/** A jug that pours a heart into a cup, seen from above: what people do together here. */
export function PouringPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 140" width="160" height="140" style={FLUID}>
      <circle cx="72" cy="84" r="52" fill="var(--color-china-shade)" />
      <circle cx="72" cy="82" r="51" fill="var(--color-china)" />
      <path
        d="M36 96c-13 4-22 16-16 24s20 3 27-8Z"
        fill="var(--color-china)"
        stroke="var(--color-china-shade)"
        strokeWidth="4"
      />
      <circle cx="72" cy="82" r="39" fill="var(--color-china-shade)" />
      <circle cx="72" cy="82" r="36" fill="var(--color-coffee)" />
      <path
        d="M72 108c-16-9-25-19-25-29 0-8 6-13 13-13 6 0 10 3 12 7 2-4 6-7 12-7 7 0 13 5 13 13 0 10-9 20-25 29Z"
        fill="var(--color-crema)"
      />
      <path
        d="M72 98c-10-6-16-12-16-18 0-5 4-8 8-8s7 2 8 5c1-3 4-5 8-5s8 3 8 8c0 6-6 12-16 18Z"
        fill="var(--color-china)"
      />
      <path d="M84 66c-4 6-8 9-12 12" stroke="var(--color-china)" strokeWidth="5" fill="none" />
      <path
        d="M80 62c6-2 10-8 13-16 5-13 20-25 37-25 11 0 19 9 19 20 0 18-14 31-32 31-13 0-24-8-37-10Z"
        fill="var(--color-amber)"
      />
      <ellipse cx="122" cy="46" rx="20" ry="18" fill="var(--color-china-shade)" />
      <ellipse cx="121" cy="48" rx="17" ry="15" fill="var(--color-china)" />
      <path
        d="M144 30c10-8 17-2 13 8-2 6-6 10-11 12"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;
