import type { OfferedPack } from '@cangkir/core/packs';
import { type Fact, Facts, Icon } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';

/** Until when a pack is sold, how many are left, and how many one may buy. */
export function PackFacts({ pack }: { readonly pack: OfferedPack }) {
  const { t } = useTranslation('packs');
  const { now } = useClock();
  const format = useFormat();
  const { sale, stock, purchaseLimit, boughtBefore } = pack;
  const isNotYetSold = now() < sale.start;
  const turn = isNotYetSold ? sale.start : sale.end;

  const facts: Fact[] = [
    {
      icon: <Icon name="clock" size={1.25} />,
      label: isNotYetSold ? t('saleStarts') : t('saleEnds'),
      value: (
        <>
          {format.dayAndTime(turn)}
          {turn > now() ? (
            <div>
              <Countdown
                until={turn}
                days={(count) =>
                  isNotYetSold ? t('startsInDays', { count }) : t('endsInDays', { count })
                }
              >
                {(time) => (isNotYetSold ? t('startsIn', { time }) : t('endsIn', { time }))}
              </Countdown>
            </div>
          ) : null}
        </>
      ),
    },
    { icon: <Icon name="pack" size={1.25} />, label: t('left'), value: stock },
  ];
  if (purchaseLimit !== null) {
    facts.push({
      icon: <Icon name="person" size={1.25} />,
      label: t('limit'),
      value:
        boughtBefore === 0
          ? t('limitValue', { limit: purchaseLimit })
          : t('limitBought', { limit: purchaseLimit, bought: boughtBefore }),
    });
  }
  return <Facts facts={facts} />;
}
