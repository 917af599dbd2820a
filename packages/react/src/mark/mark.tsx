import Drawing from './mark.svg?react';

export interface MarkProps {
  /** Names the mark. Without it the mark is an ornament beside text that says the same. */
  readonly label?: string;
  /** Width and height, in `em` of the text around it. */
  readonly size?: number;
}

/** The brand mark: a cup seen from above inside a kawung rosette. */
export function Mark({ label, size = 3 }: MarkProps) {
  const drawing = <Drawing width={`${size}em`} height={`${size}em`} />;
  if (!label) return drawing;
  return (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
