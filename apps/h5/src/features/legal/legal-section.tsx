import styles from './legal.module.css';
import type { Block, Section } from './legal-documents.ts';

interface LegalSectionProps {
  readonly section: Section;
  readonly level: 2 | 3;
}

/** One section of a document. Its id is in links. */
export function LegalSection({ section: { id, title, blocks }, level }: LegalSectionProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      {blocks.map((block) => (
        <BlockText key={block.kind === 'list' ? block.items[0] : block.text} block={block} />
      ))}
    </section>
  );
}

function BlockText({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
