import { useSelector } from '@xstate/store-react';
import { groupErrors } from '../../health/error-groups.ts';
import { vitalsByRoute } from '../../health/vitals-by-route.ts';
import { counted } from '../../shared/counted.ts';
import { useSimulator } from '../simulator-context.tsx';
import { ErrorLine } from './error-line.tsx';
import styles from './health.module.css';
import { VitalsTable } from './vitals-table.tsx';

/** What the customers' apps reported to the backend: what broke, and how fast the pages felt. */
export function Health() {
  const { health } = useSimulator().stores;
  const { errors, vitals } = useSelector(health, ({ context }) => context);
  const groups = groupErrors(errors);
  const routes = vitalsByRoute(vitals.map(({ value }) => value));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and perhaps nothing in it takes the focus.
    <section className={styles.health} tabIndex={0} aria-label="Reports">
      <section aria-label="Errors">
        <h2 className={styles.title}>
          Errors
          <span className={styles.count}>{counted(groups.length, 'group', 'groups')}</span>
        </h2>
        {groups.length === 0 ? (
          <p className={styles.empty}>No errors reported yet.</p>
        ) : (
          <ol className={styles.groups}>
            {groups.map((group) => (
              <ErrorLine key={group.name} group={group} />
            ))}
          </ol>
        )}
      </section>
      <section aria-label="Vitals by route">
        <h2 className={styles.title}>
          Vitals by route
          <span className={styles.count}>{counted(vitals.length, 'value', 'values')}</span>
        </h2>
        {routes.length === 0 ? (
          <p className={styles.empty}>No vitals reported yet.</p>
        ) : (
          <VitalsTable routes={routes} />
        )}
      </section>
    </section>
  );
}
