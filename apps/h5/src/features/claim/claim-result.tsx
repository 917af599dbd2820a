import { ROUTES, withQuery } from '@cangkir/core';
import type { ClaimOutcome } from '@cangkir/core/claim';
import { ActionBar, Button, Countdown, StampedTicketAnimation } from '@cangkir/react';
import { useEffect, useRef } from 'react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './claim.module.css';

/** The result of a claim, in the person's words. */
export function ClaimResult({ outcome }: { readonly outcome: ClaimOutcome }) {
  const { t } = useTranslation(['claim', 'problem']);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form is gone: move the focus and the scroll to the result.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <section className={styles['result']} data-kind={outcome.kind}>
      {outcome.kind === 'claimed' ? (
        <div className={styles['picture']}>
          <StampedTicketAnimation />
        </div>
      ) : null}
      <h2 ref={heading} tabIndex={-1}>
        {outcome.kind === 'claimed' || outcome.kind === 'loginRequired'
          ? t(`claim:outcome.${outcome.kind}.title`)
          : t(`problem:${outcome.kind}`)}
      </h2>
      {outcome.kind === 'notStarted' || outcome.kind === 'notYetTime' ? (
        <Opening kind={outcome.kind} opensAt={outcome.opensAt} />
      ) : (
        <p>{t(`claim:outcome.${outcome.kind}.body`)}</p>
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
  const { t } = useTranslation('claim');
  const format = useFormat();
  const { now } = useProduct();
  if (opensAt === null) return <p>{t(`outcome.${kind}.bodyUnknown`)}</p>;

  return (
    <>
      <p>{t(`outcome.${kind}.body`, { moment: format.dayAndTime(opensAt) })}</p>
      <p className={styles['countdown']}>
        <Countdown until={opensAt} now={now}>
          {(time) => t('opensIn', { time })}
        </Countdown>
      </p>
    </>
  );
}

interface ClaimResultActionProps {
  readonly outcome: ClaimOutcome;
  readonly send: ScreenProps<'claim'>['send'];
}

/** The next step that helps. */
export function ClaimResultAction({ outcome, send }: ClaimResultActionProps) {
  const { t } = useTranslation(['claim', 'frame']);
  const { router } = useProduct();

  switch (outcome.kind) {
    case 'claimed':
    case 'alreadyClaimed':
      return (
        <ActionBar>
          <Button wide onClick={() => router.push(voucherRoute(outcome.voucherId))}>
            {t(`claim:outcome.${outcome.kind}.action`)}
          </Button>
        </ActionBar>
      );
    case 'loginRequired':
      return (
        <ActionBar>
          <Button wide onClick={() => send({ type: 'LOG_IN' })}>
            {t('claim:outcome.loginRequired.action')}
          </Button>
        </ActionBar>
      );
    case 'notStarted':
    case 'notYetTime':
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => send({ type: 'RETRY' })}>
            {t('claim:checkAgain')}
          </Button>
        </ActionBar>
      );
    default:
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => router.push(ROUTES.vouchers)}>
            {t('frame:myVouchers')}
          </Button>
        </ActionBar>
      );
  }
}

/** The claimed voucher, or the wallet if the backend did not name it. */
function voucherRoute(voucherId: string | null): string {
  return voucherId === null ? ROUTES.vouchers : withQuery(ROUTES.couponDetail, { id: voucherId });
}
