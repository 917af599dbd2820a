import { formatMoney } from '@cangkir/core';
import type { BannerPicture as PictureName } from '@cangkir/core/banners';
import type { HomeCampaign } from '@cangkir/core/home';
import { Badge } from '@cangkir/react';
import { Link } from 'wouter';
import { BannerPicture } from '../../frame/banner/banner-picture.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './running-campaigns.module.css';

/** What vouchers are for, in turn. */
const DRINKS: readonly PictureName[] = ['palmSugarLatte', 'americano', 'cappuccino', 'icedLatte'];

const PICTURES: Readonly<Record<Exclude<HomeCampaign['kind'], 'voucher'>, PictureName>> = {
  draw: 'wheel',
  bargain: 'icedLatte',
  checkIn: 'card',
  gifts: 'gift',
};

/** The campaigns that run, side by side. */
export function RunningCampaigns({ campaigns }: { readonly campaigns: readonly HomeCampaign[] }) {
  return (
    <ul className={styles.row}>
      {campaigns.map((campaign, index) => (
        <li key={campaign.route}>
          <CampaignCard
            campaign={campaign}
            picture={
              campaign.kind === 'voucher'
                ? (DRINKS[index % DRINKS.length] ?? 'cup')
                : PICTURES[campaign.kind]
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface CampaignCardProps {
  readonly campaign: HomeCampaign;
  readonly picture: PictureName;
}

function CampaignCard({ campaign, picture }: CampaignCardProps) {
  const { t } = useTranslation('home');
  const { read } = useLanguage();
  const { shortDay } = useFormat();
  const { kind, name, endsAt, offer, route } = campaign;
  return (
    <Link href={route} className={styles.card}>
      <span className={styles.picture} data-kind={kind}>
        <BannerPicture name={picture} />
      </span>
      <span className={styles.body}>
        {offer === null ? (
          <span className={styles.badge}>
            <Badge tone="amber">{t(`kinds.${kind}`)}</Badge>
          </span>
        ) : (
          <span className={styles.value}>
            {offer.isFree
              ? t('free')
              : t('saving', {
                  amount: formatMoney(offer.value, offer.currencyCode),
                })}
          </span>
        )}
        <span className={styles.name}>{read(offer?.title ?? name)}</span>
        <span className={styles.end}>{t('until', { day: shortDay(endsAt - 1) })}</span>
      </span>
    </Link>
  );
}
