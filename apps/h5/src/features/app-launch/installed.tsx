import { Icon, List, ListRow } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './app-launch.module.css';

/** For those who have the app already. */
export function Installed({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('app-launch');
  return (
    <section className={styles.section}>
      <h2>{t('installed')}</h2>
      <List>
        <ListRow icon={<Icon name="phone" />} title={t('openApp')} onClick={onOpen} />
      </List>
    </section>
  );
}
