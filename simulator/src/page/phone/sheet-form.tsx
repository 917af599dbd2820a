import { type SubmitEvent, useId, useState } from 'react';
import { takeFocus } from '../take-focus.ts';
import styles from './native-sheet.module.css';

interface SheetFormProps {
  readonly label: string;
  readonly type?: 'text' | 'tel';
  readonly action: string;
  /** Why what was typed was not taken. */
  readonly error?: string | null;
  /** Takes the focus when the sheet opens. */
  readonly isFirst?: boolean;
  readonly onSubmit: (typed: string) => void;
}

/** A line of text on a sheet of the native app, and the key that takes it. */
export function SheetForm(props: SheetFormProps) {
  const { label, type = 'text', action, error = null, isFirst = false, onSubmit } = props;
  const errorId = useId();
  const [typed, setTyped] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(typed);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label className={styles.line}>
        {label}
        <input
          className={styles.input}
          ref={isFirst ? takeFocus : null}
          type={type}
          value={typed}
          required
          aria-invalid={error !== null}
          aria-describedby={errorId}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div id={errorId} role="alert">
        {error === null ? null : <p className={styles.error}>{error}</p>}
      </div>
      <button type="submit" className={styles.key}>
        {action}
      </button>
    </form>
  );
}
