import type { PageView } from '@cangkir/core';
import { Notice } from '@cangkir/react';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodeTicket } from './code-ticket.tsx';
import { ReferralHero } from './referral-hero.tsx';
import { ReferralSteps } from './referral-steps.tsx';

interface InvitationProps {
  readonly view: Extract<PageView<'referral'>, { readonly step: 'invited' }>;
}

/** A friend's invitation, to accept. */
export function Invitation({ view: { inviteCode, problem } }: InvitationProps) {
  const { t } = useTranslation('referral');
  const problemText = useProblemText();
  return (
    <>
      <ReferralHero side="invited" />
      {problem === null ? null : (
        <Notice tone="failure" title={t('notAccepted.title')} takesFocus>
          <p>{problemText(problem)}</p>
          <p>{t('notAccepted.body')}</p>
        </Notice>
      )}
      <CodeTicket label={t('friendCode')} code={inviteCode} />
      <ReferralSteps side="invited" />
    </>
  );
}
