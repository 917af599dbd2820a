import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockOf } from './block.types.ts';
import styles from './campaign-page.module.css';
import { Folded } from './folded.tsx';

/** The conditions. */
export function TermsBlock({ block }: { readonly block: BlockOf<'terms'> }) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  return (
    <Folded title={t('terms')}>
      <ul className={styles.terms}>
        {block.terms.map((term) => (
          <li key={term.id}>{read(term)}</li>
        ))}
      </ul>
    </Folded>
  );
}
