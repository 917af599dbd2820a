import { CupIcon, GiftIcon, List, ListRow, ShareIcon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';

/** The three steps of a bargain. */
export function HowToPlay() {
  const { t } = useTranslation('bargain');
  return (
    <section className={styles['part']}>
      <h2>{t('how.title')}</h2>
      <List>
        <ListRow icon={<CupIcon />} title={t('how.cut')} detail={t('how.cutDetail')} />
        <ListRow icon={<ShareIcon />} title={t('how.share')} detail={t('how.shareDetail')} />
        <ListRow icon={<GiftIcon />} title={t('how.friends')} detail={t('how.friendsDetail')} />
      </List>
    </section>
  );
}
