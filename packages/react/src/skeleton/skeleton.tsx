import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line of the text around it, `block` a box, `circle` a round picture. */
  readonly shape?: 'text' | 'block' | 'circle';
  /** A CSS length. The whole width without it. */
  readonly width?: CSSProperties['width'];
  /** A CSS length, for a block or a circle. */
  readonly height?: CSSProperties['height'];
}

/** One shape that reserves the space of loading content, so that nothing jumps. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, shape !== 'block' && styles[shape])}
      style={{ width, height }}
    />
  );
}

export interface LoadingProps {
  /** The loading message for screen readers. */
  readonly label: string;
  /** {@link Skeleton} shapes, laid out as the content will be. */
  readonly children: ReactNode;
}

/** The placeholder of content that is loading. Its controls are no announcement: the message alone is. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
