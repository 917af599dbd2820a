import type {
  DrawActivity,
  DrawGateway,
  DrawReply,
  DrawResult,
} from '../features/draw/draw.gateway.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A lucky draw in memory, with scripted calls. */
export interface MemoryDrawGateway {
  readonly draws: DrawGateway;
  readonly calls: {
    readonly find: MemoryCall<string, DrawActivity>;
    readonly draw: MemoryCall<string, DrawReply>;
  };
  /** The keys of the draws made. */
  readonly drawn: readonly string[];
}

const SECTORS = [
  {
    id: 'tumbler',
    label: { id: 'Tumbler', en: 'Tumbler', zh: '随行杯' },
    prize: 'goods',
  },
  {
    id: 'nothing',
    label: { id: 'Coba lagi', en: 'Try again', zh: '再接再厉' },
    prize: null,
  },
] as const;

/** An activity that is open from `startsAt`, for a day. Milliseconds since the epoch. */
export function createDrawActivity(activityCode: string, startsAt: number): DrawActivity {
  return {
    activityCode,
    name: { id: 'Roda Berhadiah', en: 'Lucky Wheel', zh: '幸运转盘' },
    startsAt,
    endsAt: startsAt + 24 * 60 * 60 * 1000,
    sectors: SECTORS,
    drawn: null,
    matchHistory: [],
  };
}

/** The tumbler, drawn at `drawnAt`: milliseconds since the epoch. */
export function createWin(drawnAt: number): DrawResult {
  return {
    drawId: 'draw-1',
    sectorId: 'tumbler',
    prize: { name: SECTORS[0].label, kind: 'goods' },
    drawnAt,
    isRecipientSent: false,
  };
}

/** An in-memory gateway: the first draw of an activity wins the tumbler, and there is no second. */
export function createMemoryDrawGateway(clock: VirtualClock, startsAt: number): MemoryDrawGateway {
  const drawn: string[] = [];
  const results = new Map<string, DrawResult>();

  const find = createMemoryCall<string, DrawActivity>(clock, (activityCode) =>
    succeed({
      ...createDrawActivity(activityCode, startsAt),
      drawn: results.get(activityCode) ?? null,
    }),
  );

  const draw = createMemoryCall<string, DrawReply>(clock, (activityCode, key) => {
    if (activityCode === '') return fail(failureOfCode(RESPONSE_CODE.notFound));
    if (clock.now() < startsAt) return succeed({ code: CLAIM_CODE.notStarted });
    const earlier = results.get(activityCode);
    if (earlier !== undefined) {
      return succeed({ code: CLAIM_CODE.alreadyClaimed, result: earlier });
    }
    drawn.push(key);
    const result = createWin(clock.now());
    results.set(activityCode, result);
    return succeed({ code: CLAIM_CODE.claimed, result });
  });

  return {
    draws: { find: (code, options) => find.ask(code, options), draw: draw.ask },
    calls: { find, draw },
    drawn,
  };
}
