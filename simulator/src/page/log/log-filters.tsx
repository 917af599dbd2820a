import { SegmentedControl, TextField } from '@cangkir/react';
import type { LogFilter } from '../../log/log-filter.ts';
import styles from './log.module.css';

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'call', label: 'Bridge' },
  { value: 'event', label: 'Events' },
  { value: 'request', label: 'Requests' },
] as const satisfies readonly { value: LogFilter['kind']; label: string }[];

const PHONES = [
  { value: 'all', label: 'Both' },
  { value: 'first', label: 'First' },
  { value: 'second', label: 'Second' },
] as const satisfies readonly { value: LogFilter['phone']; label: string }[];

const OUTCOMES = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
] as const satisfies readonly { value: LogFilter['outcome']; label: string }[];

interface LogFiltersProps {
  readonly filter: LogFilter;
  /** Whether the log holds entries of two phones. */
  readonly hasPhones: boolean;
  readonly onChange: (filter: LogFilter) => void;
}

/** Which entries of the log are shown. */
export function LogFilters({ filter, hasPhones, onChange }: LogFiltersProps) {
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label="Show"
        options={KINDS}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      {hasPhones ? (
        <SegmentedControl
          label="Phone"
          options={PHONES}
          value={filter.phone}
          onChange={(phone) => onChange({ ...filter, phone })}
        />
      ) : null}
      <SegmentedControl
        label="Outcome"
        options={OUTCOMES}
        value={filter.outcome}
        onChange={(outcome) => onChange({ ...filter, outcome })}
      />
      <TextField
        label="Search"
        type="search"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
    </div>
  );
}
