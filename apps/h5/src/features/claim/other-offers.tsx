import { ROUTES } from '@cangkir/core';
import { Icon, List, ListRow } from '@cangkir/react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './claim.module.css';

/** What a person can have who came too late, or is not meant. */
export function OtherOffers() {
  const { t } = useTranslation('claim');
  return (
    <section className={styles.others}>
      <h2>{t('others.title')}</h2>
      <List>
        <Link href={ROUTES.home} asChild>
          <ListRow
            icon={<Icon name="cup" />}
            title={t('others.promos')}
            detail={t('others.promosDetail')}
          />
        </Link>
        <Link href={ROUTES.packs} asChild>
          <ListRow
            icon={<Icon name="pack" />}
            title={t('others.packs')}
            detail={t('others.packsDetail')}
          />
        </Link>
      </List>
    </section>
  );
}
