import { SegmentedControl, TextField } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import { useState } from 'react';
import { useSimulator } from '../simulator-context.tsx';
import styles from './coverage.module.css';
import { type CoverageFilter, filterLines, type Shown } from './coverage-lines.ts';
import { CoverageTable } from './coverage-table.tsx';
import { COVERAGE_TABLES, type CoverageTableName } from './coverage-tables.ts';
import { Legend } from './legend.tsx';

const TABLE_OPTIONS: readonly { value: CoverageTableName; label: string }[] = [
  { value: 'calls', label: 'Calls' },
  { value: 'endpoints', label: 'Endpoints' },
];

const SHOWN_OPTIONS: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'notHere', label: 'Not in session' },
  { value: 'notAtAll', label: 'Not at all' },
];

/**
 * The possible outcomes of each call on each platform and of each request, and which were exercised: in this
 * session, and by the scenarios.
 */
export function Coverage() {
  const { coverage } = useSimulator().stores;
  const session = useSelector(coverage, ({ context }) => context);
  const [name, setName] = useState<CoverageTableName>('calls');
  const [filter, setFilter] = useState<CoverageFilter>({ shown: 'all', search: '' });
  const { label, heading, columns, fill } = COVERAGE_TABLES[name];
  const { lines, total, exercised } = fill(session);

  return (
    <div className={styles.coverage}>
      <div className={styles.filters}>
        <SegmentedControl label="Table" options={TABLE_OPTIONS} value={name} onChange={setName} />
        <SegmentedControl
          label="Show"
          options={SHOWN_OPTIONS}
          value={filter.shown}
          onChange={(shown) => setFilter({ ...filter, shown })}
        />
        <TextField
          label="Search"
          type="search"
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
        <dl className={styles.counts}>
          <Count name="This session" count={exercised.session} total={total} />
          <Count name="Stored scenarios" count={exercised.scenarios} total={total} />
        </dl>
        <Legend />
      </div>
      <CoverageTable
        label={label}
        heading={heading}
        columns={columns}
        lines={filterLines(lines, filter)}
      />
    </div>
  );
}

function Count(props: { readonly name: string; readonly count: number; readonly total: number }) {
  const { name, count, total } = props;
  return (
    <div className={styles.measure}>
      <dt>{name}</dt>
      <dd>
        {count} of {total}
      </dd>
    </div>
  );
}
