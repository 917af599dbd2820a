import { useId, useRef } from 'react';
import { Choice } from '../choice/choice.tsx';
import { useCentredItem } from '../use-centred-item/use-centred-item.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './date-strip.module.css';

export interface DateStripDay {
  /** Such as `2026-09-30`. */
  readonly date: string;
  /** Short, such as "Wed" or "Today". */
  readonly weekday: string;
  /** The day of the month. */
  readonly day: string;
  /** The whole date for screen readers, with what the mark means. */
  readonly name: string;
  /** There is something on this day. */
  readonly isMarked: boolean;
}

export interface DateStripProps {
  readonly label: string;
  readonly days: readonly DateStripDay[];
  /** The date of the chosen day. */
  readonly value: string;
  readonly onChange: (date: string) => void;
}

/** A row of days to choose from. It scrolls sideways, and brings the chosen day to its middle. */
export function DateStrip({ label, days, value, onChange }: DateStripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useCentredItem(strip, { attribute: 'value', value });

  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div ref={strip} className={styles.strip}>
        {days.map(({ date, weekday, day, name: dayName, isMarked }) => (
          <Choice
            key={date}
            type="radio"
            name={name}
            value={date}
            aria-label={dayName}
            checked={date === value}
            onChange={() => onChange(date)}
          >
            <span aria-hidden="true" className={styles.day}>
              <span className={styles.weekday}>{weekday}</span>
              <span className={styles.number}>{day}</span>
              <span className={styles.mark} data-marked={isMarked} />
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
