import type { LocalizedText } from '@cangkir/core';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './campaign-page.module.css';

/** The heading of a block, if it has one. */
export function BlockHeading({ text }: { readonly text: LocalizedText | undefined }) {
  const { read } = useLanguage();
  if (text === undefined) return null;
  return (
    <h2 className={styles.heading} data-part="heading">
      {read(text)}
    </h2>
  );
}
