import { Button } from '@cangkir/react';
import { useEffect, useState } from 'react';
import { useSimulator } from '../simulator-context.tsx';
import styles from './link-notice.module.css';
import { takeLink } from './take-link.ts';

interface LinkNoticeProps {
  /** Of the link with which the page was opened. */
  readonly words: string | null;
  /** A link is opening a scenario. */
  readonly onScenario: () => void;
}

/** The message about a link that was opened in this tab. */
export function LinkNotice({ words: first, onScenario }: LinkNoticeProps) {
  const simulator = useSimulator();
  const [words, setWords] = useState(first);

  useEffect(() => {
    function takeNext() {
      const next = takeLink(simulator, onScenario);
      if (next !== null) setWords(next);
    }
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, [simulator, onScenario]);

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
