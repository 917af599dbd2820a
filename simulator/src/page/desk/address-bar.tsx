import { Button } from '@cangkir/react';
import { type SubmitEvent, useState } from 'react';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';
import styles from './address-bar.module.css';
import { QuickLinks } from './quick-links.tsx';

/** The app's route, and buttons to open another. */
export function AddressBar() {
  const { frame } = usePhone();
  const { route } = usePhoneSettings();
  const [typed, setTyped] = useState<string | null>(null);

  function open(next: string) {
    setTyped(null);
    frame.open(next.startsWith('/') ? next : `/${next}`);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    open(typed ?? route);
  }

  return (
    <form className={styles.bar} aria-label="Address" onSubmit={handleSubmit}>
      <label className={styles.address}>
        <span className={styles.label}>Route</span>
        <input
          className={styles.input}
          value={typed ?? route}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button variant="secondary" type="submit">
        Open
      </Button>
      <Button variant="secondary" onClick={frame.reload}>
        Reload
      </Button>
      <QuickLinks onOpen={open} />
    </form>
  );
}
