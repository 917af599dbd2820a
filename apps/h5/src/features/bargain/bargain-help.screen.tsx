import { formatPrice } from '@cangkir/core';
import type { HelperView } from '@cangkir/core/bargain';
import { ActionBar, Button, Icon, Notice } from '@cangkir/react';
import { SkeletonScreen } from '../../frame/loading-screen.tsx';
import { Page } from '../../frame/page.tsx';
import { defineScreen, type ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';
import { BargainHero } from './bargain-hero.tsx';
import { BargainSkeleton } from './bargain-skeleton.tsx';
import { ClosedBargain } from './closed-bargain.tsx';
import { CutFailed } from './cut-failed.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PriceTicket } from './price-ticket.tsx';

/** The bargain of a friend who asks for help. */
export const bargainHelpScreen = defineScreen({
  title: 'bargain:title',
  notFound: 'bargain:notFound',
  Screen: BargainHelpScreen,
  Skeleton: HelpSkeleton,
  SkeletonAction: HelpBar,
});

function HelpSkeleton() {
  const { t } = useTranslation('bargain');
  return <BargainSkeleton name={t('helper.invited')} />;
}

type Send = ScreenProps<'bargainHelp'>['send'];

function BargainHelpScreen({ view, send }: ScreenProps<'bargainHelp'>) {
  switch (view.step) {
    case 'notStarted':
    case 'ended':
      return <ClosedBargain view={view} />;
    case 'leaving':
      return <SkeletonScreen title="bargain:title" Skeleton={BargainSkeleton} />;
    case 'invited':
    case 'helped':
    case 'tooLate':
      return <FriendsBargain view={view} send={send} />;
  }
}

interface FriendsBargainProps {
  readonly view: HelperView;
  readonly send: Send;
}

function FriendsBargain({ view, send }: FriendsBargainProps) {
  const { t } = useTranslation('bargain');
  const { step, help, invitation } = view;
  const { kind, friend, prize, cutTotal } = invitation;
  return (
    <Page title={t('title')} titleLevel={2} actionBar={<HelpAction view={view} send={send} />}>
      <BargainHero
        title={t('helper.invited')}
        prize={prize}
        note={
          <>
            <Icon name="person" size={1.25} />
            {friend}
          </>
        }
      >
        <PriceTicket
          prize={prize}
          cutTotal={cutTotal}
          priceLeft={view.priceLeft}
          isCutting={view.isBusy}
          isReached={step === 'tooLate'}
          news={
            help !== null && view.isNew
              ? t('helper.helped', { amount: formatPrice(help.cutProgress, 'ID') })
              : null
          }
        />
      </BargainHero>
      {view.problem === null ? null : <CutFailed problem={view.problem} />}
      <HelpStep view={view} />
      {view.link === null ? null : (
        <LinkPanel link={view.link} onCopy={() => send({ type: 'COPY' })} />
      )}
      <HowToPlay kind={kind} />
    </Page>
  );
}

function HelpStep({ view: { step, help, isNew } }: { readonly view: HelperView }) {
  const { t } = useTranslation('bargain');
  if (step === 'invited') return <p className={styles.lead}>{t('helper.lead')}</p>;
  if (step === 'tooLate' || help === null) {
    return <Notice tone="plain" title={t('helper.tooLate')} />;
  }
  return isNew ? (
    <p className={styles.lead}>{t('helper.yourTurn')}</p>
  ) : (
    <Notice
      tone="plain"
      title={t('helper.helped', { amount: formatPrice(help.cutProgress, 'ID') })}
    >
      <p>{t('helper.yourTurn')}</p>
    </Notice>
  );
}

interface HelpBarProps {
  readonly isBusy?: boolean;
  readonly onHelp?: () => void;
}

function HelpBar({ isBusy = false, onHelp }: HelpBarProps) {
  const { t } = useTranslation('bargain');
  return (
    <ActionBar>
      <Button isWide data-tap="help" data-change isBusy={isBusy} onClick={onHelp}>
        {t('helper.label')}
      </Button>
    </ActionBar>
  );
}

/** What the helper does next, in the bar of the page. */
function HelpAction({ view, send }: FriendsBargainProps) {
  const { t } = useTranslation('bargain');
  const nextStep = useNextStep();
  const { step, isBusy, problem } = view;

  if (step === 'invited') {
    const help = () => send({ type: 'HELP' });
    if (problem === null || isBusy) return <HelpBar isBusy={isBusy} onHelp={help} />;
    const { label, take } = nextStep(problem, { retry: help });
    return (
      <ActionBar>
        <Button isWide onClick={take}>
          {label}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <Button isWide onClick={() => send({ type: 'START_OWN' })}>
        {t('helper.startOwn')}
      </Button>
      {step === 'helped' ? (
        <Button
          isWide
          variant="secondary"
          isBusy={isBusy}
          icon={<Icon name="share" size={1.25} />}
          onClick={() => send({ type: 'SHARE', title: t('share.title'), text: t('share.text') })}
        >
          {t('helper.passOn')}
        </Button>
      ) : null}
    </ActionBar>
  );
}
