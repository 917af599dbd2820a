import { ROUTES } from '@cangkir/core';
import type { Referral } from '@cangkir/core/referral';
import { Badge, Icon, List, ListRow, Skeleton } from '@cangkir/react';
import { Link } from 'wouter';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './referral.module.css';

/** The cups in a row: the friends who joined, and room for more. */
const CUPS = [1, 2, 3, 4, 5] as const;

interface FriendsProps {
  readonly referral: Omit<Referral, 'inviteCode'>;
}

/** Who came by the code, and the vouchers they brought: a cup for each of the first friends, then the last of them. */
export function Friends({ referral }: FriendsProps) {
  const { friends, reward, rewards, latestFriends } = referral;
  const { t } = useTranslation('referral');
  const { read } = useLanguage();
  const format = useFormat();
  return (
    <section className={styles.friends}>
      <h2>{t('friends')}</h2>
      <p>{friends === 0 ? t('noFriends') : t('friendCount', { count: friends })}</p>
      <Cups joined={friends} />
      {friends === 0 ? null : (
        <List>
          {rewards === 0 ? null : (
            <Link href={ROUTES.vouchers} asChild>
              <ListRow
                icon={<Icon name="ticket" />}
                title={t('rewards', { count: rewards, voucher: read(reward) })}
              />
            </Link>
          )}
          {latestFriends.map(({ phone, joinedAt, rewardedAt }) => (
            <ListRow
              key={`${phone} ${joinedAt}`}
              icon={<Icon name="person" />}
              title={phone}
              detail={format.day(joinedAt)}
              trailing={
                rewardedAt === null ? (
                  <Badge>{t('waiting')}</Badge>
                ) : (
                  <Badge tone="brand">{t('rewarded')}</Badge>
                )
              }
            />
          ))}
        </List>
      )}
    </section>
  );
}

function Cups({ joined }: { readonly joined: number }) {
  return (
    <div className={styles.cups} aria-hidden="true">
      {CUPS.map((cup) => (
        <span key={cup} className={styles[cup <= joined ? 'joined' : 'open']}>
          <Icon name="cup" />
        </span>
      ))}
    </div>
  );
}

/** The same while it is unknown. */
export function FriendsSkeleton() {
  const { t } = useTranslation('referral');
  return (
    <section className={styles.friends}>
      <h2>{t('friends')}</h2>
      <p>
        <Skeleton width="70%" />
      </p>
      <Cups joined={0} />
    </section>
  );
}
