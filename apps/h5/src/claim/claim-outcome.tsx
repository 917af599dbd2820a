import { type ClaimOutcome, ROUTES, withQuery } from '@cangkir/core';
import { ActionBar, Button, Countdown, StampedTicketAnimation } from '@cangkir/react';
import { useEffect, useRef } from 'react';
import { formatDayAndTime } from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProduct } from '../product-context.tsx';
import styles from './claim.module.css';
import type { SendToClaim } from './use-claim.ts';

/** The result of a claim, in the person's words. */
export function ClaimOutcomePanel({ outcome }: { readonly outcome: ClaimOutcome }) {
  const { t } = useTranslation(['outcome', 'catalogue']);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form is gone: move the focus and the scroll to the result.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <section className={styles['outcome']} data-kind={outcome.kind}>
      {outcome.kind === 'claimed' ? (
        <div className={styles['picture']}>
          <StampedTicketAnimation />
        </div>
      ) : null}
      <h2 ref={heading} tabIndex={-1}>
        {outcome.kind === 'claimed' || outcome.kind === 'loginRequired'
          ? t(`outcome:${outcome.kind}.title`)
          : t(`catalogue:problem.${outcome.kind}`)}
      </h2>
      {outcome.kind === 'notStarted' || outcome.kind === 'notYetTime' ? (
        <Opening kind={outcome.kind} opensAt={outcome.opensAt} />
      ) : (
        <p>{t(`outcome:${outcome.kind}.body`)}</p>
      )}
    </section>
  );
}

interface OpeningProps {
  readonly kind: 'notStarted' | 'notYetTime';
  readonly opensAt: number | null;
}

/** When claiming opens, with a countdown. The machine then opens it without a tap. */
function Opening({ kind, opensAt }: OpeningProps) {
  const { t } = useTranslation(['outcome', 'common']);
  const { language } = useLanguage();
  const { now } = useProduct();
  if (opensAt === null) return <p>{t(`outcome:${kind}.bodyUnknown`)}</p>;

  const moment = t('common:wib', { moment: formatDayAndTime(opensAt, language) });
  return (
    <>
      <p>{t(`outcome:${kind}.body`, { moment })}</p>
      <p className={styles['countdown']}>
        <Countdown until={opensAt} now={now}>
          {(time) => t('outcome:opensIn', { time })}
        </Countdown>
      </p>
    </>
  );
}

interface ClaimOutcomeActionProps {
  readonly outcome: ClaimOutcome;
  readonly send: SendToClaim;
}

/** The next step that helps. */
export function ClaimOutcomeAction({ outcome, send }: ClaimOutcomeActionProps) {
  const { t } = useTranslation(['outcome', 'common']);
  const { router } = useProduct();

  switch (outcome.kind) {
    case 'claimed':
    case 'alreadyClaimed':
      return (
        <ActionBar>
          <Button wide onClick={() => router.push(voucherRoute(outcome.voucherId))}>
            {t(`outcome:${outcome.kind}.action`)}
          </Button>
        </ActionBar>
      );
    case 'loginRequired':
      return (
        <ActionBar>
          <Button wide onClick={() => send({ type: 'LOG_IN' })}>
            {t('outcome:loginRequired.action')}
          </Button>
        </ActionBar>
      );
    case 'notStarted':
    case 'notYetTime':
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => send({ type: 'RETRY' })}>
            {t('outcome:checkAgain')}
          </Button>
        </ActionBar>
      );
    default:
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => router.push(ROUTES.vouchers)}>
            {t('common:myVouchers')}
          </Button>
        </ActionBar>
      );
  }
}

/** The claimed voucher, or the wallet if the backend did not name it. */
function voucherRoute(voucherId: string | null): string {
  return voucherId === null ? ROUTES.vouchers : withQuery(ROUTES.couponDetail, { id: voucherId });
}
