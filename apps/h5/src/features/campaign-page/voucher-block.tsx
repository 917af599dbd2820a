import { campaignPrice } from '@cangkir/core/campaign-page';
import { Button, Ticket } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockOf, BlockPlace } from './block.types.ts';
import { useFollow } from './use-follow.ts';

interface VoucherBlockProps extends BlockPlace {
  readonly block: BlockOf<'voucher'>;
}

/** A voucher, and the way to claim it. */
export function VoucherBlock({ block, page, view }: VoucherBlockProps) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  const format = useFormat();
  const follow = useFollow();
  const { target, isFree = false } = block;
  const value = campaignPrice(block.value, page);
  const moment = format.day(view.stepEndsAt);

  return (
    <Ticket
      value={isFree ? t('free') : value}
      valueLabel={isFree ? undefined : t('saving')}
      worth={isFree ? t('worth', { amount: value }) : undefined}
      title={read(block.title)}
      date={view.step === 'running' ? t('claimUntil', { moment }) : t('claimFrom', { moment })}
      action={
        target === null ? null : (
          <Button variant="secondary" onClick={() => follow(target)}>
            {t('claim')}
          </Button>
        )
      }
    />
  );
}
