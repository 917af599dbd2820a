import { Notice } from '@cangkir/react';
import { useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';
import { BargainHero } from './bargain-hero.tsx';
import { CutFailed } from './cut-failed.tsx';
import { CutList } from './cut-list.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { LinkPanel } from './link-panel.tsx';
import { OwnAction, type OwnBargainProps } from './own-action.tsx';
import { PriceTicket } from './price-ticket.tsx';
import { ReviewField } from './review-field.tsx';
import { TimeLeft } from './time-left.tsx';

/** A person's own bargain, with the one button of its step. */
export function OwnBargain({ view, send }: OwnBargainProps) {
  const { t } = useTranslation('bargain');
  const { read } = useLanguage();
  const [isReviewChecked, setReviewChecked] = useState(false);
  const { campaign, prize, label, news } = view;
  const isReached = label === 'checkReward';
  const asksReview = campaign.kind === 'freeCup' && label === 'shareLink';

  return (
    <Page
      title={t(campaign.kind === 'freeCup' ? 'cup.title' : 'title')}
      titleLevel={2}
      actionBar={
        <OwnAction
          view={view}
          send={send}
          review={asksReview ? view.review : null}
          onShortReview={() => setReviewChecked(true)}
        />
      }
    >
      <BargainHero
        title={read(campaign.name)}
        prize={prize}
        note={<TimeLeft until={campaign.endsAt} />}
      >
        <PriceTicket
          prize={prize}
          cutTotal={view.cutTotal}
          priceLeft={view.priceLeft}
          isCutting={view.isBusy}
          isReached={isReached}
          news={
            news && t(`news.${news.message}`, { amount: news.amount }).replace('Rp ', 'Rp\u00a0')
          }
          onDismiss={() => send({ type: 'DISMISS' })}
        />
      </BargainHero>
      {view.problem === null ? null : <CutFailed problem={view.problem} />}
      {isReached ? (
        <Notice tone="success" title={t('reached')}>
          <p>{t('reachedBody', { prize: read(prize.name) })}</p>
        </Notice>
      ) : null}
      {view.isDownlink ? (
        <Notice tone="plain">
          <p>{t('downlink')}</p>
        </Notice>
      ) : null}
      {label === 'shareLink' || label === 'askFriends' ? (
        <p className={styles.lead}>{t(asksReview ? 'cup.lead' : `hint.${label}`)}</p>
      ) : null}
      {asksReview ? (
        <ReviewField
          text={view.review}
          isChecked={isReviewChecked}
          onChange={(text) => send({ type: 'WRITE_REVIEW', text })}
        />
      ) : null}
      {view.link === null ? null : (
        <LinkPanel
          link={view.link}
          isShare={label === 'shareLink'}
          onCopy={() => send({ type: 'COPY' })}
        />
      )}
      <CutList cuts={view.cuts} />
      {isReached || view.cuts.some(({ friend }) => friend !== null) ? null : (
        <HowToPlay kind={campaign.kind} />
      )}
    </Page>
  );
}
