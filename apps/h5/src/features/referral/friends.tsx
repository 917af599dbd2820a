import type { ReferredFriend } from '@cangkir/core/referral';
import { CupIcon, List, ListRow, PersonIcon } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './referral.module.css';

/** The cups in a row: the friends who joined, and room for more. */
const CUPS = [1, 2, 3, 4, 5] as const;

interface FriendsProps {
  readonly count: number;
  readonly latest: readonly ReferredFriend[];
}

/** Who came by the code: a cup for each of the first friends, and the last of them by their phone. */
export function Friends({ count, latest }: FriendsProps) {
  const { t } = useTranslation('referral');
  const format = useFormat();
  return (
    <section className={styles['friends']}>
      <h2>{t('friends')}</h2>
      <p>{count === 0 ? t('noFriends') : t('friendCount', { count })}</p>
      <div className={styles['cups']} aria-hidden="true">
        {CUPS.map((cup) => (
          <span key={cup} className={styles[cup <= count ? 'joined' : 'open']}>
            <CupIcon />
          </span>
        ))}
      </div>
      {latest.length === 0 ? null : (
        <List>
          {latest.map(({ phone, joinedAt }) => (
            <ListRow
              key={`${phone} ${joinedAt}`}
              icon={<PersonIcon />}
              title={t('joined', { day: format.day(joinedAt) })}
              detail={<span className={styles['phone']}>{phone}</span>}
            />
          ))}
        </List>
      )}
    </section>
  );
}
