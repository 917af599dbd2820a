/** A phone whose cup is being filled: a newer version is on its way. */
export function UpdatePicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" style={FLUID}>
      <circle cx="120" cy="92" r="76" fill="var(--color-sunken)" />
      <rect x="76" y="10" width="88" height="162" rx="18" fill="var(--color-inverse)" />
      <rect x="82" y="16" width="76" height="150" rx="13" fill="var(--color-paper)" />
      <rect x="108" y="21" width="24" height="5" rx="2.500" fill="var(--color-inverse)" />
      <path
        d="M144 82c16-3 16 20-3 20"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="6"
      />
      <path d="M94 68h50v26a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z" fill="var(--color-china)" />
      <path
        d="M94 86c9-4 16 4 25 1s16-5 25-1v8a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z"
        fill="var(--color-coffee)"
      />
      <path
        d="M94 68h50v26a22 22 0 0 1-22 22h-6a22 22 0 0 1-22-22Z"
        fill="none"
        stroke="var(--color-china-shade)"
        strokeWidth="2"
      />
      <rect x="96" y="134" width="48" height="8" rx="4" fill="var(--color-china-shade)" />
      <rect x="96" y="134" width="31" height="8" rx="4" fill="var(--color-brand)" />
      <circle
        cx="164"
        cy="42"
        r="22"
        fill="var(--color-brand)"
        stroke="var(--color-paper)"
        strokeWidth="4"
      />
      <path
        d="M164 53V32m-9 8 9-9 9 9"
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="4.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M52 60c6 5 7 12 0 20-7-8-6-15 0-20Z" fill="var(--color-amber)" />
      <path d="M194 112c5 4 6 9 0 16-6-7-5-12 0-16Z" fill="var(--color-brand)" />
      <path d="M58 128c4 3 4 7 0 12-4-5-4-9 0-12Z" fill="var(--color-crema)" />
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;
