import type { CheckInCell, CheckInMonth } from '@cangkir/core/check-in';
import { DAY_MS } from '@cangkir/core/durations';
import { Icon, IconButton, VisuallyHidden } from '@cangkir/react';
import { useState } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './check-in.module.css';

interface MonthCalendarProps {
  readonly months: readonly CheckInMonth[];
  /** The month that shows first. */
  readonly currentMonth: number;
}

/** The days of the campaign, month by month. */
export function MonthCalendar({ months, currentMonth }: MonthCalendarProps) {
  const { t } = useTranslation('check-in');
  const format = useFormat();
  const [position, setPosition] = useState(currentMonth);
  const month = months[position];
  if (month === undefined) return null;
  const last = months.length - 1;
  return (
    <section className={styles.calendar}>
      <div className={styles.month}>
        {last === 0 ? null : (
          <IconButton
            label={t('calendar.previous')}
            disabled={position === 0}
            onClick={() => setPosition(position - 1)}
          >
            <Icon name="back" />
          </IconButton>
        )}
        <h2 aria-live="polite">{format.month(month.start)}</h2>
        {last === 0 ? null : (
          <IconButton
            label={t('calendar.next')}
            disabled={position === last}
            onClick={() => setPosition(position + 1)}
          >
            <Icon name="forward" />
          </IconButton>
        )}
      </div>
      <MonthTable month={month} />
    </section>
  );
}

/** Any week of which Monday is known: 5 January 1970, in WIB. */
const MONDAY = 4 * DAY_MS;

const WEEKDAYS = Array.from({ length: 7 }, (_, day) => MONDAY + day * DAY_MS);

function MonthTable({ month: { start, weeks } }: { readonly month: CheckInMonth }) {
  const format = useFormat();
  return (
    <table className={styles.table} aria-label={format.month(start)}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col">
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((cell) => cell !== null)?.start}>
            {week.map((cell, weekday) => (
              <td key={cell?.start ?? weekday}>{cell === null ? null : <Day cell={cell} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day with its state, as a picture and in words. */
function Day({ cell: { start, day } }: { readonly cell: CheckInCell }) {
  const { t } = useTranslation('check-in');
  const { read } = useLanguage();
  const format = useFormat();
  const number = format.dayOfMonth(start);
  if (day === null) return <span className={styles.day}>{number}</span>;
  const { state, reward } = day;
  return (
    <span className={styles.day} data-state={state} data-reward={reward !== null}>
      {number}
      <DayMark day={day} />
      <VisuallyHidden>
        {t(`day.${state}`)}
        {reward === null ? '' : ` ${read(reward.name)}`}
      </VisuallyHidden>
    </span>
  );
}

function DayMark({ day: { state, reward } }: { readonly day: NonNullable<CheckInCell['day']> }) {
  if (state === 'checkedIn') return <Icon name="check" size={1} />;
  if (state === 'missed') return <Icon name="close" size={1} />;
  return reward === null ? null : <Icon name="gift" size={1} />;
}
