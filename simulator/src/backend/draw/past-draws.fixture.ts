import { PALM_SUGAR } from '../love/love.fixture.ts';
import type { BackendSentRecipient } from '../prize-form/prize-form.state.ts';
import { NOTHING, TUMBLER, VOUCHER } from './draw.fixture.ts';
import type { BackendDraw, BackendDrawActivity } from './draw.state.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The member's draws, each in its own activity: its id, sector, and age. */
const DRAWS = [
  { id: 'draw-love', kind: 'love', sectorId: PALM_SUGAR.id, ago: 3 * DAY },
  { id: 'draw-tumbler', kind: 'wheel', sectorId: TUMBLER.id, ago: DAY },
  // Its form closes in a minute.
  { id: 'draw-closing', kind: 'wheel', sectorId: TUMBLER.id, ago: 5 * DAY - MINUTE },
  { id: 'draw-closed', kind: 'wheel', sectorId: TUMBLER.id, ago: 6 * DAY },
  { id: 'draw-sent', kind: 'wheel', sectorId: TUMBLER.id, ago: 2 * DAY },
  { id: 'draw-voucher', kind: 'wheel', sectorId: VOUCHER.id, ago: DAY },
  { id: 'draw-nothing', kind: 'wheel', sectorId: NOTHING.id, ago: DAY },
] as const;

/** The activities of last week. */
export function pastDraws(now: number): readonly BackendDrawActivity[] {
  return DRAWS.map(({ id, kind }) => ({
    activityCode: activityOf(id),
    kind,
    name: { id: 'Undian Pekan Lalu', en: 'Last Week’s Draw', zh: '上周抽奖' },
    startsAt: now - 7 * DAY,
    endsAt: now - DAY / 2,
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
      sentAt: now - DAY,
    },
  };
}

function activityOf(drawId: string): string {
  return `activity-of-${drawId}`;
}
