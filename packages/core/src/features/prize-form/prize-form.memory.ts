import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type {
  PrizeForm,
  PrizeFormGateway,
  PrizeRecipient,
  SentRecipient,
} from './prize-form.gateway.ts';

/** The recipient of the in-memory prizes. */
export const MEMORY_RECIPIENT: PrizeRecipient = {
  name: 'Penerima Hadiah',
  phone: '+6281234567890',
  address: 'Jalan Melati 12, Bandung 40115',
};

/** The form of a tumbler won at `wonAt`: milliseconds since the epoch. */
export function createPrizeForm(drawId: string, wonAt: number): PrizeForm {
  return {
    drawId,
    prize: { name: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' }, kind: 'goods' },
    wonAt,
    market: 'ID',
    sent: null,
  };
}

/** The forms of prizes won at `wonAt`, in memory: each recipient is accepted, and found from then on. */
export function createMemoryPrizeFormGateway(clock: VirtualClock, wonAt: number) {
  let sent: SentRecipient | null = null;
  const { gateway, calls } = createMemoryGateway<PrizeFormGateway>(clock, {
    find: (drawId) => ({ ...createPrizeForm(drawId, wonAt), sent }),
    send({ recipient }) {
      sent = { recipient, sentAt: clock.now() };
      return { code: CLAIM_CODE.claimed, sent };
    },
  });
  return { prizeForms: gateway, calls, sent: calls.send.made };
}

/** The feature in memory. */
export const prizeFormMemory = {
  gateways: createMemoryPrizeFormGateway,
  pages: {
    prizeForm: {
      link: withQuery(ROUTES.prizeForm, { drawId: 'draw-1' }),
      taps: [
        { type: 'TYPE', field: 'name', text: 'Penerima Hadiah' },
        { type: 'TYPE', field: 'phone', text: '0812 3456 7890' },
        { type: 'TYPE', field: 'address', text: 'Jalan Melati 12, Bandung 40115' },
        { type: 'SUBMIT' },
        { type: 'CONFIRM' },
      ],
    },
  },
} satisfies FeatureMemory;
