import { useEffect, useState } from 'react';
import { readSettingsLink } from '../../settings/settings-link.ts';
import { Button } from '../controls/button.tsx';
import { useSimulator } from '../simulator-context.tsx';
import styles from './link-notice.module.css';

/** Takes the settings of a link that was opened, and says so. The address is as without them then. */
export function LinkNotice() {
  const { applySettings } = useSimulator();
  const [words, setWords] = useState<string | null>(null);

  useEffect(() => {
    function takeLink() {
      const read = readSettingsLink(location.hash);
      if (read === null) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      if (read.ok) applySettings(read.value);
      setWords(read.ok ? 'The settings of the link are set.' : read.failure);
    }
    takeLink();
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, [applySettings]);

  return (
    <div className={styles['place']} role="status" aria-label="Link">
      {words === null ? null : (
        <div className={styles['notice']}>
          <p>{words}</p>
          <Button onClick={() => setWords(null)}>Dismiss</Button>
        </div>
      )}
    </div>
  );
}
