import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { definePage } from '../../flow/page/define-page.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail } from '../../platform/result.ts';
import { packOrderMachine } from './pack-order.machine.ts';
import type { PackOrderPorts } from './pack-order.types.ts';
import { packOrderView } from './pack-order.view.ts';

/** The page of an order of packs. That of an ad's pack has a route of its own. */
export const packOrderPage = definePage({
  login: 'first',
  load: async ({ key }, ports: PackOrderPorts, options) =>
    key === ''
      ? fail(failureOfCode(RESPONSE_CODE.notFound))
      : await ports.packs.findOrder(key, options),
  machine: packOrderMachine,
  input: (_, ports, found) => ({ ports, found }),
  view: packOrderView,
  draftOf: () => null,
  routeName: (view) =>
    view.step === 'paid' && view.order.channel === 'ad' ? 'adOrderDetail' : null,
});
