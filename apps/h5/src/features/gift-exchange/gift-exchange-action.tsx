import type { PageView } from '@cangkir/core';
import type { GiftChoice } from '@cangkir/core/gift-exchange';
import { ActionBar, Button, Notice } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import { QuantityRow } from '../../frame/quantity-row.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { WalletAction } from '../../frame/wallet-action.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The form of the exchange, and what helps next, in the bar of the page. */
export function GiftExchangeAction({ view, send }: ScreenProps<'giftExchange'>) {
  const { t } = useTranslation('gift-exchange');

  switch (view.step) {
    case 'choosing':
    case 'confirming':
      return <ExchangeForm view={view} send={send} />;
    case 'exchanging':
      return (
        <ActionBar>
          <Button isWide isBusy>
            {t('exchanging')}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    case 'exchanged':
      return (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'CONTINUE' })}>
            {t('exchanged.again')}
          </Button>
        </ActionBar>
      );
    case 'notStarted':
    case 'ended':
      return <WalletAction />;
  }
}

interface ExchangeFormProps extends Pick<ScreenProps<'giftExchange'>, 'send'> {
  readonly view: Extract<PageView<'giftExchange'>, { readonly step: 'choosing' | 'confirming' }>;
}

function ExchangeForm({ view: { choice, problem, isBusy }, send }: ExchangeFormProps) {
  const problemText = useProblemText();
  return (
    <ActionBar>
      {problem === null ? null : (
        <Notice tone="failure">
          <p>{problemText(problem)}</p>
        </Notice>
      )}
      {choice === null ? null : <Quantity choice={choice} send={send} />}
      <Button
        isWide
        isBusy={isBusy}
        aria-disabled={choice === null || choice.missing > 0}
        onClick={() => send({ type: 'EXCHANGE' })}
      >
        <ExchangeLabel choice={choice} />
      </Button>
    </ActionBar>
  );
}

/** What a tap does, or what it waits for: a choice, or points. */
function ExchangeLabel({ choice }: { readonly choice: GiftChoice | null }) {
  const { t } = useTranslation('gift-exchange');
  if (choice === null) return t('choose');
  const { missing, order } = choice;
  return missing > 0
    ? t('missing', { count: missing })
    : t('exchange', { count: order?.cost ?? 0 });
}

interface QuantityProps extends Pick<ScreenProps<'giftExchange'>, 'send'> {
  readonly choice: GiftChoice;
}

function Quantity({ choice: { gift, order }, send }: QuantityProps) {
  const { t } = useTranslation('gift-exchange');
  const { read } = useLanguage();
  return (
    <QuantityRow
      label={t('quantity')}
      decreaseLabel={t('fewer')}
      increaseLabel={t('more')}
      value={order?.quantity ?? 0}
      min={1}
      max={gift.max}
      onChange={(quantity) => send({ type: 'TYPE_QUANTITY', text: String(quantity) })}
    >
      {read(gift.name)}
    </QuantityRow>
  );
}
