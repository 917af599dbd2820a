import { Line, Vapour } from './parts.tsx';

/** The winners' stand, with a drink on each of its steps: `count` is 1 to 3. */
export function TopArt({ count }: { readonly count: number }) {
  const shown = STEPS.filter(({ rank }) => rank <= count);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -20 360 320"
      width="360"
      height="300"
      preserveAspectRatio="xMidYMax meet"
    >
      <g data-motion="turns" fill="#f7cd85">
        {RAYS.map((turn) => (
          <path key={turn} d="M180 150L162-30h36Z" transform={`rotate(${turn} 180 150)`} />
        ))}
      </g>
      {shown.map(({ rank, x, top, fill, ink, Drink }) => (
        <g key={rank} data-motion="climbs" style={{ '--delay': `${(3 - rank) * 260}ms` }}>
          <g transform={`translate(${x} ${top})`}>
            <path d="M-54 0H54v300H-54Z" fill={fill} />
            <path d="M-58-8H58V6H-58Z" fill="#fff3dc" />
            <text
              y="56"
              textAnchor="middle"
              fontSize="44"
              fontWeight="700"
              fill={ink}
              fontFamily="serif"
            >
              {rank}
            </text>
            <g transform="translate(0 -8)">
              <Drink />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}

const RAYS = Array.from({ length: 10 }, (_, index) => index * 36);

const STEPS = [
  { rank: 1, x: 180, top: 140, fill: '#4a2c1d', ink: '#f7cd85', Drink: Champion },
  { rank: 2, x: 66, top: 190, fill: '#17614a', ink: '#fff3dc', Drink: HotCup },
  { rank: 3, x: 294, top: 220, fill: '#b3502f', ink: '#fff3dc', Drink: TakeawayCup },
] as const;

/** An iced milk coffee with a crown. */
function Champion() {
  return (
    <>
      <path d="M10-92l16-30" stroke="#17614a" strokeWidth="7" strokeLinecap="round" />
      <path d="M-34-92h68l-8 92h-52Z" fill="#fffaf0" />
      <path d="M-31-70h62L24-5h-48Z" fill="#d9a066" />
      <path d="M-31-70h62l-2 24c-14 12-20-6-30 2s-18 4-28-4Z" fill="#6b3f28" />
      <path d="M-25-14c10-6 16 4 25 0s16-4 25 0L24-5h-48Z" fill="#4a2c1d" />
      <g data-motion="floats">
        <path d="M-26-104l-4-30 16 12L-2-142l12 20 18-12-6 30Z" fill="#c8412f" />
        <g fill="#fff3dc">
          <circle cx="-14" cy="-111" r="3" />
          <circle cx="-1" cy="-111" r="3" />
          <circle cx="12" cy="-111" r="3" />
        </g>
      </g>
    </>
  );
}

function HotCup() {
  return (
    <>
      <ellipse cy="-4" rx="46" ry="7" fill="#fffaf0" />
      <path d="M28-42c26-6 26 30-4 30" fill="none" stroke="#fffaf0" strokeWidth="8" />
      <path d="M-36-52h72c0 32-12 46-36 46s-36-14-36-46Z" fill="#fffaf0" />
      <path d="M-33-36h66l-3 12h-60Z" fill="#e8a33d" />
      <ellipse cy="-52" rx="36" ry="7" fill="#e6d0b0" />
      <ellipse cy="-51" rx="30" ry="5" fill="#4a2c1d" />
      <g transform="translate(-2 -60)">
        <Vapour colour="#fffaf0" />
      </g>
    </>
  );
}

function TakeawayCup() {
  return (
    <>
      <path d="M-28-76h56L20 0h-40Z" fill="#fffaf0" />
      <path d="M-26-54h52l-4 32h-44Z" fill="#17614a" />
      <path d="M0-46l8 8-8 8-8-8Z" fill="#fffaf0" />
      <path d="M-32-84h64v10h-64ZM-26-94h52v11h-52Z" fill="#4a2c1d" />
      <Line d="M-8-89h16" colour="#fffaf0" width={3} />
    </>
  );
}
