import { Button } from '@cangkir/react';
import styles from './panel.module.css';

interface OverrideActionsProps {
  /** How many answers are overridden. */
  readonly count: number;
  readonly onClear: () => void;
}

/** The end of a form that overrides answers. */
export function OverrideActions({ count, onClear }: OverrideActionsProps) {
  return (
    <div className={styles.actions}>
      <p className={styles.status} role="status">
        {count === 0 ? 'None overridden' : `${count} overridden`}
      </p>
      <Button variant="secondary" disabled={count === 0} onClick={onClear}>
        Clear overrides
      </Button>
      <Button variant="secondary" type="submit">
        Override
      </Button>
    </div>
  );
}
