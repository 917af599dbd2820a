import { Icon } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How long a campaign still runs. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { t } = useTranslation('bargain');
  return (
    <>
      <Icon name="clock" size={1.25} />
      <Countdown until={until} days={(count) => t('endsInDays', { count })}>
        {(time) => t('endsIn', { time })}
      </Countdown>
    </>
  );
}
