export interface MarkProps {
  /** Names the mark. Without it the mark is an ornament beside text that says the same. */
  readonly label?: string;
  /** Width and height, in `em` of the text around it. */
  readonly size?: number;
}

const TURNS = [45, 135, 225, 315] as const;

/** The brand mark: a cup seen from above inside a kawung rosette. */
export function Mark({ label, size = 3 }: MarkProps) {
  const drawing = (
    <svg aria-hidden="true" width={`${size}em`} height={`${size}em`} viewBox="0 0 96 96">
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 48 48)`}>
          <path fill="var(--color-brand)" d="M48 2C62 11 67 25 62 38H34C29 25 34 11 48 2Z" />
          <path
            fill="none"
            stroke="var(--color-on-brand)"
            strokeOpacity="0.7"
            strokeWidth="1.8"
            strokeLinecap="round"
            d="M48 8V20M42 13c1.5 3 3.5 4.8 6 5.5 2.5-.7 4.5-2.5 6-5.5"
          />
        </g>
      ))}
      <circle fill="var(--color-paper)" cx="48" cy="48" r="28" />
      <path
        stroke="var(--color-espresso)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M61 61 69.5 69.5"
      />
      <circle
        fill="var(--color-china)"
        stroke="var(--color-espresso)"
        strokeWidth="2.5"
        cx="48"
        cy="48"
        r="20"
      />
      <circle fill="var(--color-coffee)" cx="48" cy="48" r="15.5" />
      <path
        fill="var(--color-crema)"
        d="M48 57.500c-5.5-3.2-8-6.4-8-9.8 0-2.5 1.8-4.2 4-4.2 1.7 0 3.2 1 4 2.6.8-1.6 2.3-2.6 4-2.6 2.2 0 4 1.7 4 4.2 0 3.4-2.5 6.6-8 9.800Z"
      />
    </svg>
  );
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
