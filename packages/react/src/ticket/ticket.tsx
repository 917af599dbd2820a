import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { RosettePattern } from '../rosette-pattern/rosette-pattern.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './ticket.module.css';

export interface TicketProps {
  /** What it gives, formatted: `Rp25.000`, or that something is free. */
  readonly value: ReactNode;
  /** Says what the value is, such as a saving: a number alone reads as a price. */
  readonly valueLabel?: string | undefined;
  /** Beside a value that is no amount: what it is worth. */
  readonly worth?: string | undefined;
  /** The voucher's name. */
  readonly title: string;
  /** The level of the title as a heading. */
  readonly level?: 1 | 2 | 3;
  /** Small print beneath the title: products, minimum spend. */
  readonly details?: ReactNode;
  /** Beneath the tear line: from when, until when. */
  readonly date: ReactNode;
  /** Beside the date: what can be done with it. */
  readonly action?: ReactNode;
  /** A `Stamp` over the top edge: its status. */
  readonly stamp?: ReactNode;
  /** It can't be used any more: it fades. */
  readonly isSpent?: boolean;
  /** `large` where the ticket is what the screen is about. */
  readonly size?: 'regular' | 'large';
  /** It is inside a link, which an article would leave without a name. */
  readonly isInLink?: boolean;
}

/** A voucher as a paper ticket: notches at the tear line, the value large, the date small. */
export function Ticket({
  value,
  valueLabel,
  worth,
  title,
  level = 2,
  details,
  date,
  action,
  stamp,
  isSpent = false,
  size = 'regular',
  isInLink = false,
}: TicketProps) {
  const Root = isInLink ? 'div' : 'article';
  const Title = `h${level}` as const;

  return (
    <Root
      className={classNames(
        styles.ticket,
        size === 'large' && styles.large,
        isSpent && styles.spent,
      )}
    >
      <div className={styles.face}>
        <div className={styles.ornament}>
          <RosettePattern />
        </div>
        <p className={styles.head}>
          {valueLabel === undefined ? null : <span className={styles.label}>{valueLabel} </span>}
          <span className={styles.value}>{value}</span>
          {worth === undefined ? null : <span className={styles.label}> {worth}</span>}
        </p>
        <Title className={styles.title}>{title}</Title>
        {details ? <div className={styles.details}>{details}</div> : null}
      </div>
      <div className={styles.stub}>
        <div className={styles.date}>{date}</div>
        {action}
      </div>
      {stamp ? <div className={styles.stamp}>{stamp}</div> : null}
    </Root>
  );
}

/** The texts that a loading ticket may have already. */
export type TicketSlot = 'valueLabel' | 'value' | 'worth' | 'title' | 'details' | 'date';

interface TicketSkeletonProps extends Pick<TicketProps, 'size'> {
  /** Whether the ticket will have details. */
  readonly hasDetails?: boolean;
}

/**
 * The placeholder of a loading {@link Ticket}, in its shape. Goes inside a `Loading`. The ticket's texts may arrive as
 * text in its slots, which are named after the props.
 */
export function TicketSkeleton({ size = 'regular', hasDetails = true }: TicketSkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.ticket, size === 'large' && styles.large)}>
      <div className={styles.face}>
        <p className={styles.head}>
          <span data-slot={'valueLabel' satisfies TicketSlot} className={styles.label} />
          <span data-slot={'value' satisfies TicketSlot} className={styles.value}>
            <Skeleton width="min(9rem, 100%)" />
          </span>
          <span data-slot={'worth' satisfies TicketSlot} className={styles.label} />
        </p>
        <div data-slot={'title' satisfies TicketSlot} className={styles.title}>
          <Skeleton width="85%" />
        </div>
        {hasDetails ? (
          <div data-slot={'details' satisfies TicketSlot} className={styles.details}>
            <Skeleton width="45%" />
          </div>
        ) : null}
      </div>
      <div className={styles.stub}>
        <div data-slot={'date' satisfies TicketSlot} className={styles.date}>
          <Skeleton width="min(11rem, 100%)" />
        </div>
      </div>
    </div>
  );
}
