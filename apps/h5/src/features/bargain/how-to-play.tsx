import type { BargainKind } from '@cangkir/core/bargain';
import { Icon, List, ListRow } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';

/** The steps of a bargain: a free cup needs no friends. */
export function HowToPlay({ kind }: { readonly kind: BargainKind }) {
  const { t } = useTranslation('bargain');
  return (
    <section className={styles.part}>
      <h2>{t('how.title')}</h2>
      <List>
        <ListRow icon={<Icon name="cup" />} title={t('how.cut')} detail={t('how.cutDetail')} />
        {kind === 'freeCup' ? (
          <ListRow
            icon={<Icon name="share" />}
            title={t('how.review')}
            detail={t('how.reviewDetail')}
          />
        ) : (
          <>
            <ListRow
              icon={<Icon name="share" />}
              title={t('how.share')}
              detail={t('how.shareDetail')}
            />
            <ListRow
              icon={<Icon name="gift" />}
              title={t('how.friends')}
              detail={t('how.friendsDetail')}
            />
          </>
        )}
      </List>
    </section>
  );
}
