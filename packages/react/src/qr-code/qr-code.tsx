import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { createQrSymbol, QUIET_ZONE } from './qr-symbol.ts';

export interface QrCodeProps {
  /** The text that a scanner reads, unchanged. Not empty, at most 2331 bytes. */
  readonly value: string;
  /** The name of the picture for screen readers. */
  readonly label: string;
}

/**
 * A QR code as wide as its container. It stays black on white in the dark theme: scanners at tills do not
 * read it inverted.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQr(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <rect width={size} height={size} className={styles.ground} />
      <path d={path} className={styles.modules} />
    </svg>
  );
}

/** The side in modules, quiet zone included, and one path with a bar for each run of dark modules. */
export function drawQr(value: string): { readonly size: number; readonly path: string } {
  const { size, data } = createQrSymbol(value).modules;
  const rows = Array.from({ length: size }, (_, y) => data.subarray(y * size, (y + 1) * size));
  return { size: size + 2 * QUIET_ZONE, path: rows.map(drawRow).join('') };
}

function drawRow(row: Uint8Array, y: number): string {
  return Array.from(row.join('').matchAll(/1+/g), ({ index, 0: { length } }) => {
    return `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`;
  }).join('');
}
