import { Disclosure } from '@cangkir/react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockOf } from './campaign-block.tsx';
import styles from './campaign-page.module.css';

/** The conditions, folded. */
export function TermsBlock({ block }: { readonly block: BlockOf<'terms'> }) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('terms')} open={open} onToggle={setOpen}>
      <ul className={styles['terms']}>
        {block.terms.map((term) => (
          <li key={term.id}>{read(term)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
