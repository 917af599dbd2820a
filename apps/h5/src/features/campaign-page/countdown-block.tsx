import { Icon } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BlockPlace } from './block.types.ts';
import styles from './campaign-page.module.css';

/** The time left until the campaign starts, or ends. */
export function CountdownBlock({ view }: Pick<BlockPlace, 'view'>) {
  const { t } = useTranslation('campaign-page');
  const isRunning = view.step === 'running';
  return (
    <p className={styles.countdown} data-part="countdown">
      <Icon name="clock" size={1.25} />
      <Countdown
        until={view.stepEndsAt}
        days={(count) => (isRunning ? t('endsInDays', { count }) : t('startsInDays', { count }))}
      >
        {(time) => (isRunning ? t('endsIn', { time }) : t('startsIn', { time }))}
      </Countdown>
    </p>
  );
}
