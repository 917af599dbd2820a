import { ClockIcon, Countdown } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';

/** How long a campaign still runs. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { t } = useTranslation('bargain');
  const { now } = useClock();
  return (
    <>
      <ClockIcon size={1.25} />
      <Countdown until={until} now={now} days={(count) => t('endsInDays', { count })}>
        {(time) => t('endsIn', { time })}
      </Countdown>
    </>
  );
}
