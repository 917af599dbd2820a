import { formatPrice, marketOfCurrency, wibDay } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { changeState } from '../../backend/change-state.ts';
import type { BackendPayment } from '../../backend/payment/payment.state.ts';
import type { BackendState } from '../../backend/state.ts';
import { formatPointer } from '../../shared/json-pointer.ts';
import { NumberSetting } from '../number-setting.tsx';
import { useSimulator } from '../simulator-context.tsx';
import styles from './data.module.css';
import { QuickGroup } from './quick-group.tsx';
import { shownKey } from './shown.ts';

/** The values that are changed most often. */
export function QuickChanges({ state }: { readonly state: BackendState }) {
  const due = Object.values(state.payments).filter(
    ({ progress: { kind } }) => kind !== 'paid' && kind !== 'refunded',
  );
  return (
    <>
      <QuickGroup title="Stock" isOpenAtFirst>
        {Object.values(state.campaigns).map(({ activityCode, stock }) => (
          <CountField
            key={activityCode}
            label={activityCode}
            path={['campaigns', activityCode, 'stock']}
            count={stock}
          />
        ))}
        {Object.values(state.packs.offers).map(({ id, stock }) => (
          <CountField key={id} label={id} path={['packs', 'offers', id, 'stock']} count={stock} />
        ))}
      </QuickGroup>
      <QuickGroup title="Points">
        {Object.entries(state.accounts.points).map(([userId, { credits }]) =>
          credits.map(({ points, creditedAt }, index) => (
            <CountField
              key={`${userId} ${creditedAt}`}
              label={`${shownKey(userId)}, ${wibDay(creditedAt)}`}
              path={['accounts', 'points', userId, 'credits', String(index), 'points']}
              count={points}
            />
          )),
        )}
      </QuickGroup>
      <QuickGroup title="Payments due">
        {due.map((payment) => (
          <DuePayment key={payment.orderNumber} payment={payment} />
        ))}
      </QuickGroup>
    </>
  );
}

interface CountFieldProps {
  readonly label: string;
  /** The path of keys. */
  readonly path: readonly string[];
  readonly count: number;
}

function CountField({ label, path, count }: CountFieldProps) {
  const { backend } = useSimulator();

  function set(next: number) {
    const set = { [formatPointer(path)]: next };
    const changed = changeState(backend.snapshot(), { set, remove: [] });
    if (changed.ok) backend.edit(changed.value);
  }

  return <NumberSetting label={label} min={0} max={9_999_999} value={count} onCommit={set} />;
}

interface DuePaymentProps {
  readonly payment: Pick<BackendPayment, 'orderNumber' | 'amount' | 'currencyCode' | 'progress'>;
}

/** An order that waits for its payment. */
function DuePayment({ payment }: DuePaymentProps) {
  const { backend } = useSimulator();
  const { orderNumber, amount, currencyCode, progress } = payment;
  return (
    <div className={styles.payment}>
      <span className={styles.key}>{orderNumber}</span>
      <span className={styles.count}>
        {formatPrice(amount, marketOfCurrency(currencyCode))} {progress.kind}
      </span>
      <Button
        variant="secondary"
        aria-label={`Receive ${orderNumber}`}
        onClick={() => backend.receivePayment(orderNumber)}
      >
        Receive
      </Button>
    </div>
  );
}
