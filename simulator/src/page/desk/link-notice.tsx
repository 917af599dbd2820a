import { Button } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import styles from './link-notice.module.css';
import type { LinkWords } from './open-links.ts';

/** The message about a link that was opened in this tab. */
export function LinkNotice({ linkWords }: { readonly linkWords: LinkWords }) {
  const words = useSelector(linkWords, ({ context }) => context.words);

  return (
    <div className={styles.place} role="status" aria-label="Link">
      {words === null ? null : (
        <div className={styles.notice}>
          <p>{words}</p>
          <Button variant="secondary" onClick={() => linkWords.trigger.said({ words: null })}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
