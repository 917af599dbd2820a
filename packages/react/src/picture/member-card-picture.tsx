import { Drawing, Rosette } from './drawing.tsx';

/** A member's card with the rosette, before another one. */
export function MemberCardPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="160" rx="76" ry="6" fill="var(--color-china-shade)" />
      <rect
        x="50"
        y="36"
        width="142"
        height="90"
        rx="12"
        fill="var(--color-amber)"
        transform="rotate(8 120 80)"
      />
      <g transform="rotate(-5 120 96)">
        <rect x="44" y="52" width="150" height="96" rx="13" fill="var(--color-brand)" />
        <g fill="var(--color-china)" fillOpacity="0.22">
          {[
            [72, 128],
            [112, 140],
            [186, 66],
            [150, 118],
          ].map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(1.1)`}>
              <Rosette />
            </g>
          ))}
        </g>
        <circle cx="82" cy="86" r="20" fill="var(--color-china)" />
        <circle cx="82" cy="86" r="13" fill="var(--color-coffee)" />
        <g fill="var(--color-crema)" transform="translate(82 86) scale(0.55)">
          <Rosette />
        </g>
        <rect x="114" y="74" width="56" height="8" rx="4" fill="var(--color-china)" />
        <rect
          x="114"
          y="90"
          width="36"
          height="7"
          rx="3.500"
          fill="var(--color-china)"
          fillOpacity="0.6"
        />
        <rect
          x="62"
          y="124"
          width="70"
          height="7"
          rx="3.500"
          fill="var(--color-china)"
          fillOpacity="0.6"
        />
      </g>
    </Drawing>
  );
}
