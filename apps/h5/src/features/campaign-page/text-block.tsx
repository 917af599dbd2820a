import { useLanguage } from '../../i18n/use-language.ts';
import type { BlockOf } from './block.types.ts';
import { BlockHeading } from './block-heading.tsx';
import styles from './campaign-page.module.css';

/** Paragraphs under a heading. */
export function TextBlock({ block }: { readonly block: BlockOf<'text'> }) {
  const { read } = useLanguage();
  return (
    <section className={styles.text} data-part="text">
      <BlockHeading text={block.heading} />
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph.id}>{read(paragraph)}</p>
      ))}
    </section>
  );
}
