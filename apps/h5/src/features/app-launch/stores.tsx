import type { PhoneSystem } from '@cangkir/core';
import { Icon, List, ListRow } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppHosts } from '../../product-context.tsx';
import styles from './app-launch.module.css';

/** Where the app is to be had. */
export function Stores({ systems }: { readonly systems: readonly PhoneSystem[] }) {
  const { t } = useTranslation('app-launch');
  const { stores } = useAppHosts();
  return (
    <section className={styles.section}>
      <h2>{t('stores.title')}</h2>
      <List>
        {systems.map((system) => (
          <ListRow
            key={system}
            icon={<Icon name="download" />}
            title={t(`stores.${system}`)}
            detail={t('stores.detail')}
            href={stores[system]}
          />
        ))}
      </List>
    </section>
  );
}
