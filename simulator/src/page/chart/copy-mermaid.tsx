import { Button } from '@cangkir/react';
import { useId, useState } from 'react';
import type { ChartLayout } from '../../chart/chart.types.ts';
import { mermaidOf } from '../../chart/mermaid.ts';
import { copyText } from '../copy-text.ts';
import { TextToCopy } from '../text-to-copy.tsx';
import styles from './copy-mermaid.module.css';

/** Copies a chart as text, or shows the text if the browser blocks the clipboard. */
export function CopyMermaid({ layout }: { readonly layout: ChartLayout }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const text = mermaidOf(layout);

  async function handleClick() {
    setIsCopied(await copyText(text));
  }

  return (
    <>
      <Button variant="secondary" onClick={handleClick}>
        Copy as Mermaid
      </Button>
      <div className={styles.outcome}>
        <p role="status">
          {isCopied === true && `Copied the chart of ${layout.machine}.`}
          {isCopied === false && 'The browser blocked copying.'}
        </p>
        {isCopied === false && (
          <>
            <label htmlFor={id}>The chart as Mermaid</label>
            <TextToCopy id={id} rows={6} text={text} />
          </>
        )}
      </div>
    </>
  );
}
