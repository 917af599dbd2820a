/** A line with round ends. */
export function Line({ d, colour, width = 4 }: { d: string; colour: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Steam that rises from about (0, 0). */
export function Vapour({ colour }: { readonly colour: string }) {
  return (
    <g data-motion="sways">
      <Line d="M-12-4c-9-10 9-16 0-28" colour={colour} />
      <Line d="M2-8c-9-10 9-18 0-34" colour={colour} />
      <Line d="M16-4c-9-10 9-16 0-28" colour={colour} />
    </g>
  );
}
