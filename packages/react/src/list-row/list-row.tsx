import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './list-row.module.css';

export interface ListRowProps extends Pick<AriaAttributes, 'aria-haspopup'> {
  /** An icon of the kit. */
  readonly icon?: ReactNode;
  readonly title: string;
  readonly detail?: ReactNode;
  /** At the end of the row: an amount, a `Badge`. */
  readonly trailing?: ReactNode;
  /** Makes the row a link. A router's link around the row may give it both. */
  readonly href?: string;
  /** Makes a row without `href` a button. */
  readonly onClick?: MouseEventHandler;
  /** What a tap on it does, where it stands before the page does. By itself it makes the row a button that waits. */
  readonly 'data-tap'?: string;
}

/** One line of a {@link List}: it leads on, does something, or only says something. */
export function ListRow({ icon, title, detail, trailing, ...target }: ListRowProps) {
  const leadsOn = Object.values(target).some((each) => each !== undefined);
  const content = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.body}>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </span>
        {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
      </span>
      {leadsOn ? (
        <span className={styles.arrow}>
          <Icon name="forward" size={1.25} />
        </span>
      ) : null}
    </>
  );
  return <li className={styles.item}>{rowAround(content, target)}</li>;
}

function rowAround(
  content: ReactNode,
  { href, onClick, ...rest }: Pick<ListRowProps, 'href' | 'onClick' | 'data-tap' | 'aria-haspopup'>,
) {
  if (href !== undefined) {
    return (
      <a {...rest} href={href} className={classNames(styles.row, styles.target)} onClick={onClick}>
        {content}
      </a>
    );
  }
  if (onClick !== undefined || rest['data-tap'] !== undefined) {
    return (
      <button
        {...rest}
        type="button"
        className={classNames(styles.row, styles.target)}
        onClick={onClick}
      >
        {content}
      </button>
    );
  }
  return <div className={styles.row}>{content}</div>;
}

/** The placeholder of a loading {@link List}. Goes inside a `Loading`. */
export function ListSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change.
        <div key={row} className={classNames(styles.item, styles.row)}>
          <span className={styles.icon} />
          <span className={styles.texts}>
            <Skeleton width="45%" />
            <Skeleton width="70%" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A card of {@link ListRow}s with lines between them. */
export function List({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
