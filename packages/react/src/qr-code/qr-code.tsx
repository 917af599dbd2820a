import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a scanner reads back, to the letter. */
  readonly value: string;
  /** Names the picture for who cannot see it. */
  readonly label: string;
}

/** Modules of white around the code; below 4 scanners fail (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code with error correction of at least level M, as wide as its container. It stays black on white in
 * the dark theme: scanners at tills do not read it inverted.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQr(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles['qr']}
    >
      <rect width={size} height={size} className={styles['ground']} />
      <path d={path} className={styles['modules']} />
    </svg>
  );
}

/** The side in modules, quiet zone included, and one path with a bar for each run of dark modules. */
export function drawQr(value: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(value, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  return { size, path: data.map(drawRow).join('') };
}

function drawRow(row: readonly boolean[], y: number): string {
  const cells = row.map((dark) => (dark ? '1' : '0')).join('');
  return Array.from(cells.matchAll(/1+/g), ({ index, 0: { length } }) => {
    return `M${index} ${y}h${length}v1h-${length}z`;
  }).join('');
}
