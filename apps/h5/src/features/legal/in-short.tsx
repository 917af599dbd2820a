import { Facts, Icon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './legal.module.css';
import { type DocumentName, inShort } from './legal-documents.ts';

export interface InShortProps {
  readonly name: DocumentName;
  readonly level: 2 | 3;
}

/** What a document says in three sentences. */
export function InShort({ name, level }: InShortProps) {
  const { t } = useTranslation('legal');
  const Title = `h${level}` as const;
  return (
    <section className={styles.short}>
      <Title>{t('inShort')}</Title>
      <Facts facts={inShort(name, t).map(({ id, ...fact }) => ({ ...fact, icon: ICONS[id] }))} />
    </section>
  );
}

const ICONS = {
  keep: <Icon name="phone" size={1.25} />,
  never: <Icon name="check" size={1.25} />,
  rights: <Icon name="person" size={1.25} />,
  account: <Icon name="phone" size={1.25} />,
  paid: <Icon name="receipt" size={1.25} />,
  vouchers: <Icon name="ticket" size={1.25} />,
} as const;
