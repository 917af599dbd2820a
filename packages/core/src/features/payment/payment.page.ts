import { definePage } from '../../flow/page/define-page.ts';
import { loadPayment } from './load-payment.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentPorts } from './payment.types.ts';
import { paymentView } from './payment.view.ts';
import { parsePaymentDraft, paymentDraftOf } from './payment-draft.ts';

/** The pages that show a payment, and that the provider returns to. */
export const paymentPage = definePage({
  login: 'offered',
  load: ({ key, draft }, ports: PaymentPorts, options) =>
    loadPayment(key, parsePaymentDraft(draft), ports, options),
  machine: paymentMachine,
  input: ({ draft }, ports, loaded) => ({
    ports,
    loaded,
    draft: parsePaymentDraft(draft),
  }),
  view: paymentView,
  isFinished: (snapshot) => snapshot.matches('paid') || snapshot.matches('paidLate'),
  draftOf: ({ context }) => paymentDraftOf(context),
});
