import { type ClaimMachine, type ClaimOutcome, ROUTES, withQuery } from '@cangkir/core';
import { ActionBar, Button, Countdown } from '@cangkir/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { formatDayAndTime } from '../format/moment.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useProduct } from '../product-context.tsx';
import styles from './claim.module.css';

/** What became of a claim, in the person's words. */
export function ClaimOutcomePanel({ outcome }: { readonly outcome: ClaimOutcome }) {
  const { t } = useTranslation('claim');
  return (
    <section className={styles['outcome']} data-kind={outcome.kind} role="status">
      <h2>{t(`outcome.${outcome.kind}.title`)}</h2>
      {outcome.kind === 'notStarted' || outcome.kind === 'notYetTime' ? (
        <Opening kind={outcome.kind} opensAt={outcome.opensAt} />
      ) : (
        <p>{t(`outcome.${outcome.kind}.body`)}</p>
      )}
    </section>
  );
}

interface OpeningProps {
  readonly kind: 'notStarted' | 'notYetTime';
  readonly opensAt: number | null;
}

/** When claiming opens, and how long that is. The machine opens it by itself. */
function Opening({ kind, opensAt }: OpeningProps) {
  const { t } = useTranslation(['claim', 'common']);
  const { language } = useLanguage();
  const { now } = useProduct();
  if (opensAt === null) return <p>{t(`claim:outcome.${kind}.bodyUnknown`)}</p>;

  const moment = t('common:wib', { moment: formatDayAndTime(opensAt, language) });
  return (
    <>
      <p>{t(`claim:outcome.${kind}.body`, { moment })}</p>
      <p className={styles['countdown']}>
        <Countdown until={opensAt} now={now}>
          {(time) => t('claim:opensIn', { time })}
        </Countdown>
      </p>
    </>
  );
}

interface ClaimOutcomeActionProps {
  readonly claim: ActorRefFrom<ClaimMachine>;
  readonly outcome: ClaimOutcome;
}

/** The next step that helps. */
export function ClaimOutcomeAction({ claim, outcome }: ClaimOutcomeActionProps) {
  const { t } = useTranslation(['claim', 'common']);
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
          <Button wide onClick={() => claim.send({ type: 'LOG_IN' })}>
            {t('claim:outcome.loginRequired.action')}
          </Button>
        </ActionBar>
      );
    case 'notStarted':
    case 'notYetTime':
      return (
        <ActionBar>
          <Button wide variant="secondary" onClick={() => claim.send({ type: 'RETRY' })}>
            {t('claim:checkAgain')}
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

/** The voucher that was given; the wallet where the backend did not say which. */
function voucherRoute(voucherId: string | null): string {
  return voucherId === null ? ROUTES.vouchers : withQuery(ROUTES.couponDetail, { id: voucherId });
}
