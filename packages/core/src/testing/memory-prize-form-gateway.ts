import type {
  PrizeForm,
  PrizeFormGateway,
  PrizeRecipient,
  SentRecipient,
} from '../features/prize-form/prize-form.gateway.ts';
import { CLAIM_CODE } from '../flow/response-code/response-code.ts';
import { createMemoryGateway } from './memory-gateway.ts';
import type { VirtualClock } from './virtual-clock.ts';

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
