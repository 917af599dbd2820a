import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentPorts } from './payment.types.ts';
import { paymentView } from './payment.view.ts';
import { parsePaymentDraft, paymentDraftOf } from './payment-draft.ts';

/** The pages that show a payment, and that the provider returns to. */
export const paymentPage = definePage({
  machine: paymentMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: PaymentPorts) => ({
    ports,
    orderNumber: key,
    loggedIn,
    draft: parsePaymentDraft(draft),
  }),
  view: paymentView,
  draftOf: ({ context }) => paymentDraftOf(context),
});
