import type { ReactNode } from 'react';
import styles from './art.module.css';

/** The sheet of a portrait. It keeps to the lower edge of its frame. */
export function PortraitSheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 320"
      width="320"
      height="320"
      preserveAspectRatio="xMidYMax meet"
    >
      {children}
    </svg>
  );
}

/** The sheet of a background, which fills its frame. */
export function BackgroundSheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 640"
      width="360"
      height="640"
      preserveAspectRatio="xMidYMid slice"
    >
      {children}
    </svg>
  );
}

interface BustProps {
  readonly skin: string;
  /** The skin of the neck, in the shade of the chin. */
  readonly shade: string;
  readonly cloth: string;
}

/** Shoulders, neck and head, without a face. */
export function Bust({ skin, shade, cloth }: BustProps) {
  return (
    <>
      <path d="M22 320C28 254 76 232 128 222h64c52 10 100 32 106 98Z" fill={cloth} />
      <path d="M134 176h52v48c-8 16-44 16-52 0Z" fill={shade} />
      <circle cx="101" cy="140" r="14" fill={shade} />
      <circle cx="219" cy="140" r="14" fill={shade} />
      <rect x="102" y="66" width="116" height="136" rx="56" fill={skin} />
    </>
  );
}

/** A line of a face, such as a smile or a closed eye. */
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

/** Red cheeks. */
export function Cheeks({ colour }: { readonly colour: string }) {
  return (
    <g fill={colour} fillOpacity="0.6">
      <ellipse cx="124" cy="158" rx="11" ry="7" />
      <ellipse cx="196" cy="158" rx="11" ry="7" />
    </g>
  );
}

/** A hand in front of the chest, at the lower right, and what it holds: drawn about (0, 0), the grip. */
export function Hand({
  skin,
  sleeve,
  children,
}: {
  readonly skin: string;
  readonly sleeve: string;
  readonly children: ReactNode;
}) {
  return (
    <g transform="translate(244 254)">
      <path d="M-4 66C-2 40 4 26 14 18l30 14c8 12 8 24 4 34Z" fill={sleeve} />
      <g className={styles.floats}>
        {children}
        <g fill={skin}>
          <rect x="-30" y="-10" width="44" height="14" rx="7" />
          <rect x="-32" y="4" width="46" height="14" rx="7" />
          <rect x="-28" y="18" width="42" height="14" rx="7" />
          <rect x="2" y="-8" width="30" height="46" rx="15" />
        </g>
      </g>
    </g>
  );
}

/** Steam that rises from about (0, 0). */
export function Vapour({ colour }: { readonly colour: string }) {
  return (
    <g className={styles.sways}>
      <Line d="M-12-4c-9-10 9-16 0-28" colour={colour} />
      <Line d="M2-8c-9-10 9-18 0-34" colour={colour} />
      <Line d="M16-4c-9-10 9-16 0-28" colour={colour} />
    </g>
  );
}

/** The round stamp of a personality: a scalloped coin of 100 with its sign in the middle. */
export function Coin({
  fill,
  rim,
  children,
}: {
  readonly fill: string;
  readonly rim: string;
  readonly children: ReactNode;
}) {
  return (
    <svg aria-hidden="true" viewBox="-50 -50 100 100" width="100" height="100">
      {SCALLOPS.map((turn) => (
        <circle key={turn} cy="-38" r="11" fill={fill} transform={`rotate(${turn})`} />
      ))}
      <circle r="40" fill={fill} />
      <circle r="35" fill="none" stroke={rim} strokeWidth="1.5" strokeDasharray="1 5" />
      {children}
    </svg>
  );
}

const SCALLOPS = Array.from({ length: 14 }, (_, index) => (index * 360) / 14);
