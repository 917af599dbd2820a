import { useState } from 'react';
import styles from './photo.module.css';

export interface PhotoProps {
  readonly src: string;
  /** What it shows; empty where the text beside it says so. */
  readonly alt: string;
  /** Of the file, in pixels: they reserve the space. */
  readonly width: number;
  readonly height: number;
  /** It is in the first view: it loads at once, before what is below. */
  readonly isEager?: boolean;
}

/** A picture from a file. Its space is reserved while it loads, and kept where it does not arrive. */
export function Photo({ src, alt, width, height, isEager = false }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  if (failedSrc === src) return <MissingPhoto alt={alt} width={width} height={height} />;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      className={styles.photo}
      onError={() => setFailedSrc(src)}
    />
  );
}

/** A quiet cup in the space of the picture. */
function MissingPhoto({ alt, width, height }: Pick<PhotoProps, 'alt' | 'width' | 'height'>) {
  const size = Math.min(width, height) / 240;
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={styles.photo}
    >
      <g
        transform={`translate(${width / 2} ${height / 2}) scale(${size})`}
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-44-14H32V14a30 30 0 0 1-30 30H-14A30 30 0 0 1-44 14ZM32-4h10a15 15 0 0 1 0 30H30" />
        <path d="M-24-34c-6-6 6-12 0-18M-4-34c-6-6 6-12 0-18M16-34c-6-6 6-12 0-18" />
      </g>
    </svg>
  );
  if (alt === '') return drawing;
  return (
    <div role="img" aria-label={alt}>
      {drawing}
    </div>
  );
}
