import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createPaymentMachine } from './payment.machine.ts';
import type { PaymentPorts } from './payment.types.ts';
import { parsePaymentDraft, paymentDraftOf } from './payment-draft.ts';

/** The pages on which an order is paid, and to which the provider sends the person back. */
export function createPaymentPage(
  ports: AppPorts & Pick<PaymentPorts, 'payments' | 'visibility'>,
): StartPage {
  const machine = createPaymentMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const payment = spawn(machine, {
      systemId: 'payment',
      input: { orderNumber: key, loggedIn, draft: parsePaymentDraft(draft) },
    });
    follow(payment);
    payment.subscribe((snapshot) => keepDraft(paymentDraftOf(snapshot.context)));
    return { name: 'payment', key, actor: payment, tell: payment.send };
  };
}
