import type { InviteOutcome } from '@cangkir/core/referral';
import { Confetti, EmptyCupPicture, FullCupPicture, Notice, SeedlingPicture } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What came of an invitation. */
export function InviteResult({ outcome }: { readonly outcome: InviteOutcome }) {
  const { t } = useTranslation('referral');
  const { t: problemText } = useTranslation('problem');
  switch (outcome) {
    case 'bound':
      return (
        <Notice
          tone="success"
          title={t('outcome.bound')}
          picture={
            <>
              <FullCupPicture />
              <Confetti />
            </>
          }
          takesFocus
        >
          <p>{t('boundBody')}</p>
        </Notice>
      );
    case 'unknownCode':
      return (
        <Notice
          tone="plain"
          title={t('outcome.unknownCode')}
          picture={<EmptyCupPicture />}
          takesFocus
        >
          <p>{t('unknownCodeBody')}</p>
        </Notice>
      );
    case 'ownCode':
    case 'alreadyBound':
    case 'existingUser':
      return (
        <Notice
          tone="plain"
          title={problemText(outcome)}
          picture={outcome === 'alreadyBound' ? <FullCupPicture /> : <SeedlingPicture />}
          takesFocus
        >
          {outcome === 'ownCode' ? null : <p>{t('shareOwn')}</p>}
        </Notice>
      );
  }
}
