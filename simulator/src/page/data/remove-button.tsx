import { Icon } from '@cangkir/react';
import { changeState } from '../../backend/change-state.ts';
import { useSimulator } from '../simulator-context.tsx';
import styles from './data.module.css';

/** Removes an entry from the backend's data. */
export function RemoveButton({
  pointer,
  name,
}: {
  readonly pointer: string;
  readonly name: string;
}) {
  const { backend } = useSimulator();

  function remove() {
    const changed = changeState(backend.snapshot(), { set: {}, remove: [pointer] });
    if (changed.ok) backend.edit(changed.value);
  }

  return (
    <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={remove}>
      <Icon name="close" size={1.25} />
    </button>
  );
}
