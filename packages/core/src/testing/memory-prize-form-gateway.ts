import type {
  PrizeForm,
  PrizeFormGateway,
  PrizeFormReply,
  PrizeRecipient,
  SentRecipient,
} from '../features/prize-form/prize-form.gateway.ts';
import { isPrizeInfoOpen } from '../features/prize-form/prize-window.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The recipient of the in-memory prizes. */
export const MEMORY_RECIPIENT: PrizeRecipient = {
  name: 'Penerima Hadiah',
  phone: '+6281234567890',
  address: 'Jalan Melati 12, Bandung 40115',
};

/** A user's prize forms in memory, with scripted calls. */
export interface MemoryPrizeFormGateway {
  readonly prizeForms: PrizeFormGateway;
  readonly calls: {
    readonly find: MemoryCall<string, PrizeForm>;
    readonly send: MemoryCall<
      { readonly drawId: string; readonly recipient: PrizeRecipient },
      PrizeFormReply
    >;
  };
  /** The keys of the sent recipients. */
  readonly sent: readonly string[];
}

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

/** An in-memory gateway to prizes won at `wonAt`: each is sent to one recipient. */
export function createMemoryPrizeFormGateway(
  clock: VirtualClock,
  wonAt: number,
): MemoryPrizeFormGateway {
  const keys: string[] = [];
  const sent = new Map<string, SentRecipient>();

  const find = createMemoryCall<string, PrizeForm>(clock, (drawId) =>
    drawId === ''
      ? fail(failureOfCode(RESPONSE_CODE.notFound))
      : succeed({ ...createPrizeForm(drawId, wonAt), sent: sent.get(drawId) ?? null }),
  );

  const send = createMemoryCall<
    { readonly drawId: string; readonly recipient: PrizeRecipient },
    PrizeFormReply
  >(clock, ({ drawId, recipient }, key) => {
    const earlier = sent.get(drawId);
    if (earlier !== undefined) return succeed({ code: CLAIM_CODE.alreadyClaimed, sent: earlier });
    if (!isPrizeInfoOpen(wonAt, clock.now())) return succeed({ code: CLAIM_CODE.ended });
    const now = { recipient, sentAt: clock.now() };
    sent.set(drawId, now);
    keys.push(key);
    return succeed({ code: CLAIM_CODE.claimed, sent: now });
  });

  return {
    prizeForms: { find: find.ask, send: send.ask },
    calls: { find, send },
    sent: keys,
  };
}
