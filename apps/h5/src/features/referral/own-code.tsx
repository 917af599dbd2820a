import { type PageView, SHARE_IMAGE_TYPE } from '@cangkir/core';
import { Button, Icon } from '@cangkir/react';
import { PhotoAppShares } from '../../frame/photo-app/photo-app-shares.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodeTicket } from './code-ticket.tsx';
import { Friends } from './friends.tsx';
import styles from './referral.module.css';
import { ReferralHero } from './referral-hero.tsx';
import { ReferralSteps } from './referral-steps.tsx';

type OwnView = Extract<PageView<'referral'>, { readonly step: 'own' }>;

interface OwnCodeProps extends Pick<ScreenProps<'referral'>, 'send'> {
  readonly view: OwnView;
}

/** The person's own code, and the friends it brought. */
export function OwnCode({ view, send }: OwnCodeProps) {
  const { inviteCode, friends, copy, isBusy } = view;
  const { t } = useTranslation('referral');
  const isCopied = copy === 'copied';
  return (
    <>
      <ReferralHero side="inviter" />
      <CodeTicket
        label={t('yourCode')}
        code={inviteCode}
        isSelected={copy === 'copyFailed' || copy === 'unshared'}
      >
        <Button
          isWide
          variant="secondary"
          icon={isCopied ? <Icon name="check" size={1.25} /> : <Icon name="copy" size={1.25} />}
          aria-disabled={isBusy}
          onClick={() => send({ type: 'COPY' })}
        >
          {t('label.copy')}
        </Button>
        <CopyResult copy={copy} />
      </CodeTicket>
      <PhotoAppShares imageType={SHARE_IMAGE_TYPE.referral} />
      <Friends referral={view} />
      {friends === 0 ? <ReferralSteps side="inviter" /> : null}
    </>
  );
}

/** Whether the code was copied. The region is there before its words, which a screen reader then announces. */
function CopyResult({ copy }: Pick<OwnView, 'copy'>) {
  const { t } = useTranslation('referral');
  const { t: problemText } = useTranslation('problem');

  function text() {
    switch (copy) {
      case null:
        return null;
      case 'copied':
        return t('copied');
      case 'copyFailed':
        return problemText('copyFailed');
      case 'unshared':
        return t('unshared');
    }
  }

  return (
    <p role="status" className={styles.copyResult}>
      {text()}
    </p>
  );
}
