import styles from './icon.module.css';
import type { IconName } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  /** Width and height, in `em` of the text around the icon. */
  readonly size?: number;
}

/**
 * An icon in the colour of the text. Its lines are in the page (icon-sprite.ts), once for all places. Screen readers skip
 * it: the control around it has a name.
 */
export function Icon({ name, size = 1.5 }: IconProps) {
  const side = `${size}em`;
  return (
    <svg className={styles.icon} width={side} height={side} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
