import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockOf } from './block.types.ts';
import styles from './campaign-page.module.css';
import { Folded } from './folded.tsx';

/** Questions, each of which opens to its answer. */
export function FaqBlock({ block }: { readonly block: BlockOf<'faq'> }) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  return (
    <section className={styles.questions}>
      <h2 className={styles.heading} data-part="heading">
        {t('faq')}
      </h2>
      {block.questions.map(({ question, answer }) => (
        <Folded key={question.id} title={read(question)}>
          <p className={styles.answer}>{read(answer)}</p>
        </Folded>
      ))}
    </section>
  );
}
