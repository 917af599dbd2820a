import { Button } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './summary-stage.module.css';
import type { SummaryStageView } from './summary-stage-view.ts';
import { usePersonalityText } from './use-personality-text.ts';

interface ShareLinkProps extends Pick<ScreenProps<'annualSummary'>, 'send'> {
  readonly view: SummaryStageView;
}

/** Shares the link, which leads friends to their own year, and says what came of it. */
export function ShareLink({ view: { year, cups, look, sharing }, send }: ShareLinkProps) {
  const { t } = useTranslation('annual-summary');
  const personality = usePersonalityText(look).titleLines.join(' ');

  function share() {
    const text = t('summary.text', { personality, year, cups: t('top.cups', { count: cups }) });
    send({ type: 'SHARE', title: t('ofYear', { year }), text });
  }

  return (
    <>
      <Button isWide variant="secondary" isBusy={sharing.status === 'busy'} onClick={share}>
        {t('summary.shareLink')}
      </Button>
      <p role="status" className={styles.outcome}>
        {sharing.status === 'shared' || sharing.status === 'copied'
          ? t(`summary.${sharing.status}`)
          : null}
      </p>
      {sharing.status === 'failed' ? (
        <p role="alert" className={styles.outcome}>
          {t('summary.failed')}
        </p>
      ) : null}
    </>
  );
}
