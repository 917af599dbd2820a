import { Drawing, Rosette } from './drawing.tsx';

/** Two coasters of woven rattan, one before the other. */
export function CoasterPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="160" rx="70" ry="8" fill="var(--color-china-shade)" />
      <g transform="translate(148 82)">
        <circle r="50" fill="var(--color-coffee)" />
        <circle
          r="43"
          fill="none"
          stroke="var(--color-crema)"
          strokeWidth="3"
          strokeDasharray="7 4"
        />
      </g>
      <g transform="translate(98 100)">
        <circle r="58" fill="var(--color-crema)" />
        {RINGS.map((radius) => (
          <circle
            key={radius}
            r={radius}
            fill="none"
            stroke="var(--color-coffee)"
            strokeOpacity="0.55"
            strokeWidth="3.5"
            strokeDasharray="9 5"
          />
        ))}
        <circle r="22" fill="var(--color-china)" />
        <g fill="var(--color-brand)" transform="scale(1.05)">
          <Rosette />
        </g>
      </g>
    </Drawing>
  );
}

const RINGS = [28, 37, 46, 53] as const;
