import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of white around the code; below 4 scanners fail (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly value: string;
  /** Names the picture for who cannot see it. */
  readonly label: string;
}

/** A QR code. It stays black on white in the dark theme: cameras may not read it inverted. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(value, { ecc: 'M', border: QUIET_ZONE }), [value]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles['code']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles['ground']} width={size} height={size} />
      <path className={styles['modules']} d={path} />
    </svg>
  );
}
