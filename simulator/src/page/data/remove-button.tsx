import { changeState } from '../../backend/change-state.ts';
import { useSimulator } from '../simulator-context.tsx';
import styles from './data.module.css';

/** Takes an entry out of what the backend knows. */
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
    if (changed.ok) backend.load(changed.value);
  }

  return (
    <button
      type="button"
      className={styles['remove']}
      aria-label={`Remove ${name}`}
      onClick={remove}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 3l6 6M9 3l-6 6" />
      </svg>
    </button>
  );
}
