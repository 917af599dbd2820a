import { type GatewayFailure, problemOf } from '@cangkir/core';
import { ErrorState, SpilledCupPicture } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNextStep } from '../../problem/use-next-step.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { GatewayError } from './query-client.ts';

interface VoucherFailedProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Says why the vouchers did not load, and offers a retry. */
export function VoucherFailed({ error, busy, onRetry }: VoucherFailedProps) {
  const { t } = useTranslation('vouchers');
  const problemText = useProblemText();
  const nextStep = useNextStep();
  const problem = problemOf(failureOf(error));
  const { label, take } = nextStep(problem, onRetry);
  return (
    <ErrorState
      level={2}
      title={t('failed')}
      retryLabel={label}
      onRetry={take}
      busy={busy}
      picture={<SpilledCupPicture />}
    >
      {problemText(problem)}
    </ErrorState>
  );
}

function failureOf(error: Error): GatewayFailure {
  return error instanceof GatewayError ? error.failure : { kind: 'malformed' };
}
