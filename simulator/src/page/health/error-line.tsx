import { useState } from 'react';
import type { ErrorGroup } from '../../health/error-groups.ts';
import { counted } from '../../shared/counted.ts';
import { wibMoment } from '../../shared/wib-moment.ts';
import { ErrorDetails } from './error-details.tsx';
import styles from './health.module.css';
import { routeLabel } from './route-label.ts';

/** Equal errors; opened, the latest of them. */
export function ErrorLine({ group: { count, latest } }: { readonly group: ErrorGroup }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, message, route, release } = latest.value;
  return (
    <li className={styles.group}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.kind}>{kind}</span>
          <span className={styles.message}>{message}</span>
          <span className={styles.times}>{counted(count, 'time', 'times')}</span>
          <span className={styles.where}>
            {routeLabel(route)} · {release} · {wibMoment(latest.at)}
          </span>
        </summary>
        {isOpen ? <ErrorDetails report={latest.value} /> : null}
      </details>
    </li>
  );
}
