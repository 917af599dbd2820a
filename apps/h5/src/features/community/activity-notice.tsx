import type { PageView } from '@cangkir/core';
import type { CommunityNotice } from '@cangkir/core/community';
import { Confetti, Notice } from '@cangkir/react';
import { ProblemNotice } from '../../frame/problem-notice.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { UnsettledNotice } from '../../frame/unsettled-notice.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What came of the last change or scan. Nothing if there was none. */
export function ActivityNotice({ view, send }: ScreenProps<'community'>) {
  const { t } = useTranslation('community');
  if (view.step === 'unsettled') {
    return (
      <UnsettledNotice
        title={t('unsettled.title')}
        body={t('unsettled.body')}
        problem={view.problem}
      />
    );
  }
  return view.step === 'settled' ? <SettledNotice view={view} send={send} /> : null;
}

interface SettledNoticeProps extends Pick<ScreenProps<'community'>, 'send'> {
  readonly view: Extract<PageView<'community'>, { readonly step: 'settled' }>;
}

function SettledNotice({ view: { notice, problem }, send }: SettledNoticeProps) {
  const { t } = useTranslation(['community', 'problem']);
  if (problem !== null) {
    return <ProblemNotice problem={problem} onRetry={() => send({ type: 'RETRY' })} />;
  }

  switch (notice) {
    case null:
      return null;
    case 'registered':
    case 'checkedIn':
    case 'rewardsPaid':
      return (
        <Notice
          key={notice}
          tone="success"
          title={t(`notice.${notice}`)}
          picture={<Confetti />}
          takesFocus
        >
          <p>{t(`next.${notice}`)}</p>
        </Notice>
      );
    case 'cancelled':
    case 'alreadyDone':
      return <Notice key={notice} tone="plain" title={t(`notice.${notice}`)} takesFocus />;
    case 'otherActivity':
    case 'scanDeclined':
    case 'scanUnavailable':
      return <Refusal key={notice} notice={notice} title={t(`notice.${notice}`)} />;
    default:
      return <Refusal key={notice} notice={notice} title={t(`problem:${notice}`)} />;
  }
}

interface RefusalProps {
  readonly notice: CommunityNotice;
  readonly title: string;
}

/** Why nothing was changed. After a scan, how the host's code is found. */
function Refusal({ notice, title }: RefusalProps) {
  const { t } = useTranslation('community');
  const isAboutScan = notice === 'wrongQr' || notice === 'otherActivity';
  return (
    <Notice tone="failure" title={title} takesFocus>
      {isAboutScan ? <p>{t('next.wrongQr')}</p> : null}
    </Notice>
  );
}
