import { useState } from 'react';
import { usePhone, usePhoneScreen } from '../simulator-context.tsx';
import styles from './code-suggestion.module.css';

/** The keyboard's bar, which offers the code of the last SMS. */
export function CodeSuggestion() {
  const { takeSuggestedCode } = usePhone();
  const { suggestedCode } = usePhoneScreen();
  const [missedCode, setMissedCode] = useState<string | null>(null);
  if (suggestedCode === null) return null;

  return (
    <section className={styles.bar} aria-label="Keyboard suggestion">
      <button
        type="button"
        className={styles.key}
        onClick={() => setMissedCode(takeSuggestedCode() ? null : suggestedCode)}
      >
        <span className={styles.source}>From Messages</span>
        <span className={styles.code}>{suggestedCode}</span>
      </button>
      {missedCode === suggestedCode ? (
        <p className={styles.missed} role="status">
          This page has no field for the code.
        </p>
      ) : null}
    </section>
  );
}
