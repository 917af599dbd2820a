import Drawing from './mark.svg?react';

export interface MarkProps {
  /** Width and height, in `em` of the text around it. */
  readonly size?: number;
}

/** The brand mark: a cup seen from above inside a kawung rosette. An ornament beside text that says the same. */
export function Mark({ size = 3 }: MarkProps) {
  return <Drawing width={`${size}em`} height={`${size}em`} />;
}
