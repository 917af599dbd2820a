import { DAY_MS, MINUTE_MS } from '@cangkir/core/durations';
import { PALM_SUGAR } from '../love/love.fixture.ts';
import type { BackendSentRecipient } from '../prize-form/prize-form.state.ts';
import { NOTHING, TUMBLER, VOUCHER } from './draw.fixture.ts';
import type { BackendDraw, BackendDrawActivity } from './draw.state.ts';

/** The member's draws, each in its own activity: its id, sector, and age. */
const DRAWS = [
  { id: 'draw-love', kind: 'love', sectorId: PALM_SUGAR.id, ago: 3 * DAY_MS },
  { id: 'draw-tumbler', kind: 'wheel', sectorId: TUMBLER.id, ago: DAY_MS },
  // Its form closes in a minute.
  { id: 'draw-closing', kind: 'wheel', sectorId: TUMBLER.id, ago: 5 * DAY_MS - MINUTE_MS },
  { id: 'draw-closed', kind: 'wheel', sectorId: TUMBLER.id, ago: 6 * DAY_MS },
  { id: 'draw-sent', kind: 'wheel', sectorId: TUMBLER.id, ago: 2 * DAY_MS },
  { id: 'draw-voucher', kind: 'wheel', sectorId: VOUCHER.id, ago: DAY_MS },
  { id: 'draw-nothing', kind: 'wheel', sectorId: NOTHING.id, ago: DAY_MS },
] as const;

/** The activities of last week. */
export function pastDraws(now: number): readonly BackendDrawActivity[] {
  return DRAWS.map(({ id, kind }) => ({
    activityCode: activityOf(id),
    kind,
    name: { id: 'Undian Pekan Lalu', en: 'Last Week’s Draw', zh: '上周抽奖' },
    startsAt: now - 7 * DAY_MS,
    endsAt: now - DAY_MS / 2,
    sectors: kind === 'love' ? [PALM_SUGAR, NOTHING] : [TUMBLER, VOUCHER, NOTHING],
  }));
}

/** The member's draws of last week. */
export function memberDraws(now: number): BackendDraw[] {
  return DRAWS.map(({ id, sectorId, ago }) => ({
    id,
    activityCode: activityOf(id),
    userId: 'member',
    sectorId,
    drawnAt: now - ago,
  }));
}

/** The recipients that the member has sent. */
export function memberPrizeForms(now: number): Record<string, BackendSentRecipient> {
  return {
    'draw-sent': {
      recipient: {
        name: 'Penerima Hadiah',
        phone: '+6281200000202',
        address: 'Jalan Melati 12, Bandung 40115',
      },
      sentAt: now - DAY_MS,
    },
  };
}

function activityOf(drawId: string): string {
  return `activity-of-${drawId}`;
}
