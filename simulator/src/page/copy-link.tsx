import { Button, TextField } from '@cangkir/react';
import { useState } from 'react';
import styles from './copy-link.module.css';
import { copyText } from './copy-text.ts';

/** Copies a link. A field shows it, so that it can be copied by hand. */
export function CopyLink({ link }: { readonly link: () => string }) {
  const [made, setMade] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);

  async function handleClick() {
    const next = link();
    setMade(next);
    setIsCopied(await copyText(next));
  }

  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void handleClick()}>
          Copy a link
        </Button>
        <p className={styles.status} role="status">
          {made === null ? null : linkMessage(isCopied)}
        </p>
      </div>
      {made === null ? null : (
        <TextField label="Link" readOnly value={made} onFocus={({ target }) => target.select()} />
      )}
    </>
  );
}

function linkMessage(isCopied: boolean): string {
  return isCopied ? 'Copied.' : 'Copy it from here:';
}
