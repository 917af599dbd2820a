import { type GatewayFailure, problemOf } from '@cangkir/core';
import { ErrorState, SpilledCupPicture } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { GatewayError } from './query-client.ts';

interface VoucherFailedProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Vouchers that did not arrive: why, and the way to ask again. */
export function VoucherFailed({ error, busy, onRetry }: VoucherFailedProps) {
  const { t } = useTranslation(['vouchers', 'common']);
  const problemText = useProblemText();
  return (
    <ErrorState
      level={2}
      title={t('vouchers:failed')}
      retryLabel={t('common:retry')}
      onRetry={onRetry}
      busy={busy}
      picture={<SpilledCupPicture />}
    >
      {problemText(problemOf(failureOf(error)))}
    </ErrorState>
  );
}

function failureOf(error: Error): GatewayFailure {
  return error instanceof GatewayError ? error.failure : { kind: 'malformed' };
}
