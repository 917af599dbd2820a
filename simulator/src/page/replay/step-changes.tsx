import type { Change } from '../../replay/session/step-changes.ts';
import { counted } from '../../shared/counted.ts';
import styles from './step-changes.module.css';

const MARKS = {
  added: '+',
  removed: '−',
  changed: '±',
} as const;

interface StepChangesProps {
  readonly changes: readonly Change[];
  readonly isOpen: boolean;
}

/** What a step changed in the machines and in the browser's storage. */
export function StepChanges({ changes, isOpen }: StepChangesProps) {
  if (changes.length === 0) return <p className={styles.nothing}>Nothing changed</p>;
  return (
    <details className={styles.changes} open={isOpen}>
      <summary>{counted(changes.length, 'change', 'changes')}</summary>
      <dl>
        {changes.map((change) => (
          <ChangeLine key={`${change.owner} ${change.pointer}`} change={change} />
        ))}
      </dl>
    </details>
  );
}

function ChangeLine({ change }: { readonly change: Change }) {
  const { owner, pointer, before, after } = change;
  const kind = kindOf(change);
  return (
    <div className={styles.change} data-kind={kind}>
      <dt>
        <span className={styles.mark} role="img" aria-label={kind}>
          {MARKS[kind]}
        </span>
        {owner} <code>{pointer}</code>
      </dt>
      <dd>
        {before === null ? null : <del>{before}</del>}
        {kind === 'changed' ? ' → ' : null}
        {after === null ? null : <ins>{after}</ins>}
      </dd>
    </div>
  );
}

function kindOf({ before, after }: Change): keyof typeof MARKS {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}
