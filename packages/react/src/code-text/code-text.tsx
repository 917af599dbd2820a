import { Fragment, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './code-text.module.css';

export interface CodeTextProps {
  /** The code in groups as people read it aloud, such as the core's `groupVoucherCode(code)`. */
  readonly groups: readonly string[];
  /** Selects the code, for the person to copy it by hand. */
  readonly isSelected?: boolean;
}

/**
 * A code in groups. It is selected and copied whole, without the gaps; screen readers get it character
 * by character, with a pause after each group.
 */
export function CodeText({ groups, isSelected = false }: CodeTextProps) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (isSelected && shown.current) window.getSelection()?.selectAllChildren(shown.current);
  }, [isSelected]);

  return (
    <span className={styles.code}>
      <span ref={shown} aria-hidden="true" className={styles.groups}>
        {withOffsets(groups).map(({ offset, group }) => (
          <Fragment key={offset}>
            <span className={group.endsWith('-') ? styles.hyphened : undefined}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </span>
      <VisuallyHidden>{spellOut(groups)}</VisuallyHidden>
    </span>
  );
}

/** `['AB', 'C1']` becomes `A B, C 1`. */
export function spellOut(groups: readonly string[]): string {
  return groups.map((group) => [...group].join(' ')).join(', ');
}

/** Groups may be equal, so the key is the position. */
function withOffsets(groups: readonly string[]) {
  return groups.map((group, index) => ({ group, offset: groups.slice(0, index).join('').length }));
}
