import type { PageView } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import { ProblemNotice } from '../../frame/problem-notice.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { UnsettledNotice } from '../../frame/unsettled-notice.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './check-in.module.css';

/** How today stands, and what came of the last tap. */
export function CheckInNotice({ view, send }: ScreenProps<'checkIn'>) {
  const { t } = useTranslation('check-in');
  switch (view.step) {
    case 'checkingIn':
    case 'rewarded':
      return null;
    case 'unsettled':
      return (
        <UnsettledNotice
          title={t('unsettled.title')}
          body={t('unsettled.body')}
          problem={view.problem}
        />
      );
    default:
      return (
        <>
          <LastTap view={view} send={send} />
          <Today view={view} />
        </>
      );
  }
}

type StatusView = Extract<PageView<'checkIn'>, { readonly notice: unknown }>;

interface StatusProps {
  readonly view: StatusView;
}

/** Why the last tap did not count. Nothing if it did. */
function LastTap({
  view: { notice, problem },
  send,
}: StatusProps & Pick<ScreenProps<'checkIn'>, 'send'>) {
  const { t } = useTranslation('problem');
  if (problem !== null) {
    return <ProblemNotice problem={problem} onRetry={() => send({ type: 'RETRY' })} />;
  }
  return notice === 'notStarted' || notice === 'ended' ? (
    <Notice tone="failure" title={t(notice)} takesFocus />
  ) : null;
}

function Today({ view }: StatusProps) {
  const { t } = useTranslation('check-in');
  switch (view.step) {
    case 'notStarted':
      return <NotStarted view={view} />;
    case 'ready':
      return (
        <>
          <p className={styles.lead}>{t('state.ready')}</p>
          <Missed view={view} />
        </>
      );
    case 'checkedIn':
      return (
        <>
          {view.notice === 'checkedIn' || view.notice === 'alreadyCheckedIn' ? (
            <Notice tone="success" title={t(`notice.${view.notice}`)} takesFocus>
              <p>{t('state.tomorrow')}</p>
            </Notice>
          ) : (
            <p className={styles.lead}>{t('state.checkedIn')}</p>
          )}
          <Missed view={view} />
        </>
      );
    case 'ended':
      return (
        <Notice tone="plain" title={t('state.ended')}>
          <p>{t('state.endedBody')}</p>
        </Notice>
      );
  }
}

function NotStarted({ view: { campaign } }: StatusProps) {
  const { t } = useTranslation('check-in');
  const format = useFormat();
  const { startsAt } = campaign;
  return (
    <Notice tone="waiting" title={t('state.notStarted')}>
      <p>{t('opensAt', { moment: format.dayAndTime(startsAt) })}</p>
      <p>
        <Countdown until={startsAt} days={(count) => t('opensInDays', { count })}>
          {(time) => t('opensIn', { time })}
        </Countdown>
      </p>
    </Notice>
  );
}

/** Why the days in a row count from one again. */
function Missed({ view: { missedDay } }: StatusProps) {
  const { t } = useTranslation('check-in');
  const format = useFormat();
  if (missedDay === null) return null;
  return (
    <Notice tone="waiting" title={t('missed.title', { day: format.longDay(missedDay) })}>
      <p>{t('missed.body')}</p>
    </Notice>
  );
}
