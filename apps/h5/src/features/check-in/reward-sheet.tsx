import type { PageView } from '@cangkir/core';
import { Button, Confetti, IcedLattePicture, Sheet } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './check-in.module.css';

interface RewardSheetProps extends Pick<ScreenProps<'checkIn'>, 'send'> {
  readonly reward: Extract<PageView<'checkIn'>, { readonly step: 'rewarded' }>['reward'];
}

/** A reward that was earned just now. */
export function RewardSheet({ reward, send }: RewardSheetProps) {
  const { t } = useTranslation('check-in');
  const { read } = useLanguage();
  return (
    <Sheet
      open
      title={t('rewarded.title', { reward: read(reward.name) })}
      closeLabel={t('action.CLOSE_REWARD')}
      onClose={() => send({ type: 'CLOSE_REWARD' })}
      footer={
        <Button isWide onClick={() => send({ type: 'OPEN_REWARD' })}>
          {t('action.OPEN_REWARD')}
        </Button>
      }
    >
      <div className={styles.prize}>
        <IcedLattePicture />
        <Confetti />
      </div>
      <p className={styles.lead}>{t('streak', { count: reward.streak })}</p>
      <p className={styles.lead}>{t('rewarded.body')}</p>
    </Sheet>
  );
}
