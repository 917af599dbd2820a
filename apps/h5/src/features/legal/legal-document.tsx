import { useEffect } from 'react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './legal.module.css';
import { type DocumentName, EFFECTIVE, sectionsOf } from './legal-documents.ts';
import { LegalHead } from './legal-head.tsx';
import { LegalSection } from './legal-section.tsx';

export interface LegalDocumentProps {
  readonly name: DocumentName;
  /** The level of its titles as headings. */
  readonly level: 2 | 3;
  /** The section to show at first. */
  readonly section?: string | null;
  /** Called with a section that the person chose in the contents. */
  readonly onSection?: (id: string) => void;
}

/** A whole document: what it says in short, its contents, its sections. */
export function LegalDocument({ name, level, section = null, onSection }: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const sections = sectionsOf(name, t);
  const Title = `h${level}` as const;

  useEffect(() => {
    if (section !== null) reveal(section);
  }, [section]);

  function choose(id: string) {
    reveal(id);
    onSection?.(id);
  }

  return (
    <article className={styles.document}>
      <LegalHead name={name} level={level} />
      <nav className={styles.contents}>
        <Title>{t('contents')}</Title>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((each) => (
        <LegalSection key={each.id} section={each} level={level} />
      ))}
      <p className={styles.since}>{t('since', { day: format.day(EFFECTIVE) })}</p>
    </article>
  );
}

/** Brings a section into view, and goes on reading there. */
function reveal(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
