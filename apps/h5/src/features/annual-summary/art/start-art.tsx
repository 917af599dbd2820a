import { Line } from './parts.tsx';

/** A cup from above in a kawung rosette that unfolds and keeps turning. */
export function StartArt() {
  return (
    <svg aria-hidden="true" viewBox="-200 -200 400 400" width="400" height="400">
      <g data-motion="turns">
        {RINGS.map(({ count, size, delay, fill, stroke }) =>
          Array.from({ length: count }, (_, index) => (
            <g
              key={turnOf(index, count)}
              transform={`rotate(${turnOf(index, count)}) translate(0 ${-size}) scale(${size / 200})`}
            >
              <g data-motion="grows" style={{ '--delay': `${delay + index * 40}ms` }}>
                <path
                  d="M0 0C52 36 52 92 0 150-52 92-52 36 0 0Z"
                  fill={fill}
                  stroke={stroke}
                  strokeWidth="3"
                />
                <path d="M0 34v46" stroke={stroke} strokeWidth="4" strokeLinecap="round" />
              </g>
            </g>
          )),
        )}
      </g>
      <circle r="86" fill="#e8d4b8" />
      <circle r="80" fill="#fff6e9" />
      <path d="M66 0h38" stroke="#fff6e9" strokeWidth="22" strokeLinecap="round" />
      <circle r="66" fill="#c98f55" />
      <circle r="60" fill="#6b3f28" />
      <g data-motion="floats">
        <path
          d="M0 40C-54 8-46-32-20-36-6-38 0-26 0-20c0-6 6-18 20-16C46-32 54 8 0 40Z"
          fill="#f3dcbb"
        />
        <Line d="M0 18C-24 2-22-14-14-18" colour="#c98f55" width={5} />
      </g>
    </svg>
  );
}

const RINGS = [
  { count: 16, size: 198, delay: 500, fill: '#4a2c1d', stroke: '#8a5a3c' },
  { count: 12, size: 162, delay: 250, fill: '#e8a33d', stroke: '#2b1a12' },
  { count: 8, size: 130, delay: 0, fill: '#1f7a5c', stroke: '#fbf0e0' },
] as const;

function turnOf(index: number, count: number): number {
  return (index * 360) / count;
}
