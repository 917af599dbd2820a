import { Icon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InShort, type InShortProps } from './in-short.tsx';
import styles from './legal.module.css';

/** The head of a document: that it is a template, and what it says in short. */
export function LegalHead(props: InShortProps) {
  const { t } = useTranslation('legal');
  return (
    <>
      <p className={styles.template}>
        <Icon name="alert" size={1.25} />
        <span>
          <strong>{t('template')}</strong> {t('templateBody')}
        </span>
      </p>
      <InShort {...props} />
    </>
  );
}
