import { Button } from '@cangkir/react';
import { useEffect, useState } from 'react';
import { useSimulator } from '../simulator-context.tsx';
import styles from './link-notice.module.css';
import { takeLink } from './take-link.ts';

/** The message about a settings link that was opened in this tab. */
export function LinkNotice({ words: first }: { readonly words: string | null }) {
  const simulator = useSimulator();
  const [words, setWords] = useState(first);

  useEffect(() => {
    function takeNext() {
      const next = takeLink(simulator);
      if (next !== null) setWords(next);
    }
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, [simulator]);

  return (
    <div className={styles.place} role="status" aria-label="Link">
      {words === null ? null : (
        <div className={styles.notice}>
          <p>{words}</p>
          <Button variant="secondary" onClick={() => setWords(null)}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
