import { Drawing, Rosette } from './drawing.tsx';

/** Three cups to go in a tray: a pack of coffees. */
export function PackCupsPicture() {
  return (
    <Drawing>
      <ellipse cx="120" cy="163" rx="84" ry="7" fill="var(--color-china-shade)" />
      <Cup x={72} y={78} sleeve="var(--color-amber)" />
      <Cup x={168} y={78} sleeve="var(--color-hero)" />
      <Cup x={120} y={86} sleeve="var(--color-brand)" />
      <path
        d="M34 124h172a6 6 0 0 1 6 7l-4 25a9 9 0 0 1-9 7H41a9 9 0 0 1-9-7l-4-25a6 6 0 0 1 6-7Z"
        fill="var(--color-crema)"
      />
      <path d="M34 124h172a6 6 0 0 1 6 7v2H28v-2a6 6 0 0 1 6-7Z" fill="var(--color-china-shade)" />
      <g fill="var(--color-coffee)" fillOpacity="0.55">
        {[78, 120, 162].map((x) => (
          <g key={x} transform={`translate(${x} 149) scale(0.5)`}>
            <Rosette />
          </g>
        ))}
      </g>
    </Drawing>
  );
}

interface CupProps {
  readonly x: number;
  readonly y: number;
  readonly sleeve: string;
}

/** A paper cup about (0, 0), its lid 60 above. */
function Cup({ x, y, sleeve }: CupProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-25-46h50l-8 104h-34Z" fill="var(--color-china)" />
      <path d="M25-46l-8 104H7l6-104Z" fill="var(--color-china-shade)" />
      <path d="M-23-22h46l-3.800 48h-38.400Z" fill={sleeve} />
      <g fill="var(--color-china)" transform="translate(0 2) scale(0.62)">
        <Rosette />
      </g>
      <path d="M-22-54l3-10a4 4 0 0 1 4-3h30a4 4 0 0 1 4 3l3 10Z" fill="var(--color-coffee)" />
      <rect x="-29" y="-55" width="58" height="10" rx="5" fill="var(--color-coffee)" />
      <path d="M-16-60h14" stroke="var(--color-crema)" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
