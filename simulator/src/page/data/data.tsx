import { Button, TextField } from '@cangkir/react';
import { useState } from 'react';
import { useSimulator } from '../simulator-context.tsx';
import styles from './data.module.css';
import { Entries } from './entries.tsx';
import { FoundEntries } from './found-entries.tsx';
import { QuickChanges } from './quick-changes.tsx';
import { useBackendState } from './use-backend-state.ts';

/** The backend's data, which can be searched and changed. */
export function Data() {
  const { resetBackend } = useSimulator();
  const state = useBackendState();
  const [search, setSearch] = useState('');
  const wanted = search.trim();

  return (
    <div className={styles.data}>
      <div className={styles.search}>
        <TextField
          label="Search"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button variant="secondary" onClick={resetBackend}>
          Reset data
        </Button>
      </div>
      <div className={styles.scroll}>
        {wanted === '' ? (
          <>
            <QuickChanges state={state} />
            <Entries value={state} path={[]} label="Backend" />
          </>
        ) : (
          <FoundEntries state={state} search={wanted} />
        )}
      </div>
    </div>
  );
}
