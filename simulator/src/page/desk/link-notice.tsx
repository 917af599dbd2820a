import { Button } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import styles from './link-notice.module.css';
import type { LinkMessage } from './open-links.ts';

/** The message about a link that was opened in this tab. */
export function LinkNotice({ linkMessage }: { readonly linkMessage: LinkMessage }) {
  const text = useSelector(linkMessage, ({ context }) => context.message);

  return (
    <div className={styles.place} role="status" aria-label="Link">
      {text === null ? null : (
        <div className={styles.notice}>
          <p>{text}</p>
          <Button variant="secondary" onClick={() => linkMessage.trigger.said({ message: null })}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
