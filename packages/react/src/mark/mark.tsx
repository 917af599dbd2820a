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
          <path
            fill="var(--color-brand)"
            d="M48-6C60 1 66 13 66 24 66 36 58 44 48 48 38 44 30 36 30 24 30 13 36 1 48-6Z"
          />
          <path
            fill="none"
            stroke="var(--color-on-brand)"
            strokeOpacity="0.75"
            strokeWidth="2"
            strokeLinejoin="round"
            d="M48 1C56 7 60 14 60 24H36C36 14 40 7 48 1Z"
          />
          <path
            stroke="var(--color-on-brand)"
            strokeOpacity="0.75"
            strokeWidth="3"
            strokeLinecap="round"
            d="M48 10v5"
          />
        </g>
      ))}
      <circle fill="var(--color-paper)" cx="48" cy="48" r="27" />
      <path stroke="var(--color-espresso)" strokeWidth="7" strokeLinecap="round" d="M66 48H79" />
      <circle
        fill="var(--color-china)"
        stroke="var(--color-espresso)"
        strokeWidth="3"
        cx="48"
        cy="48"
        r="20.5"
      />
      <circle fill="var(--color-coffee)" cx="48" cy="48" r="15.5" />
      <g fill="var(--color-crema)">
        {TURNS.map((turn) => (
          <path
            key={turn}
            d="M48 35.5c3.6 3 4.2 7.500 0 12-4.2-4.500-3.6-9 0-12Z"
            transform={`rotate(${turn} 48 48)`}
          />
        ))}
      </g>
    </svg>
  );
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
