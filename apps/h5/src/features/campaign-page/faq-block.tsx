import { Accordion } from '@cangkir/react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockOf } from './campaign-block.tsx';
import styles from './campaign-page.module.css';

/** Questions, each of which opens to its answer. */
export function FaqBlock({ block }: { readonly block: BlockOf<'faq'> }) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <section>
      <h2 className={styles['heading']} data-part="heading">
        {t('faq')}
      </h2>
      <Accordion
        level={3}
        open={open}
        onChange={setOpen}
        sections={block.questions.map(({ question, answer }, index) => ({
          id: `faq-${index}`,
          title: read(question),
          content: <p className={styles['answer']}>{read(answer)}</p>,
        }))}
      />
    </section>
  );
}
