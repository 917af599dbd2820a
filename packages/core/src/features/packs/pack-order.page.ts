import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { packOrderMachine } from './pack-order.machine.ts';
import type { PackOrderPorts } from './pack-order.types.ts';
import { packOrderView } from './pack-order.view.ts';

/** The page of an order of packs. That of an ad's pack has a route of its own. */
export const packOrderPage = definePage({
  machine: packOrderMachine,
  input: ({ key, loggedIn }: PageStart, ports: PackOrderPorts) => ({
    ports,
    orderNumber: key,
    loggedIn,
  }),
  view: packOrderView,
  draftOf: () => null,
  routeName: (view) =>
    view.step === 'paid' && view.order.channel === 'ad' ? 'adOrderDetail' : null,
});
