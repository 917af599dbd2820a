import type {
  Assistance,
  BargainCampaign,
  BargainGateway,
  BargainPrize,
  CutRecord,
  CutReply,
  CutRequest,
  Help,
  HelpReply,
  HelpRequest,
  Invitation,
} from '../features/bargain/bargain.gateway.ts';
import { CLAIM_CODE } from '../flow/response-code/response-code.ts';
import { succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Bargains in memory, with scripted calls. */
export interface MemoryBargainGateway {
  readonly bargains: BargainGateway;
  readonly calls: {
    readonly findCampaign: MemoryCall<string, BargainCampaign>;
    readonly findInvitation: MemoryCall<HelpRequest, HelpReply>;
    readonly cut: MemoryCall<CutRequest, CutReply>;
    readonly help: MemoryCall<HelpRequest, HelpReply>;
  };
  /** The keys of the user's cuts and helps. */
  readonly made: { readonly cuts: readonly string[]; readonly helps: readonly string[] };
  /** A friend cuts the user's price. */
  friendCuts(cutProgress: number): void;
}

/** A prize of Rp40.000. */
export const LATTE: BargainPrize = {
  id: 'latte',
  name: { id: 'Es Latte', en: 'Iced Latte', zh: '冰拿铁' },
  price: 40_000,
};

/** Another prize, of Rp60.000. */
export const CAKE: BargainPrize = {
  id: 'cake',
  name: { id: 'Kue Pandan', en: 'Pandan Cake', zh: '斑斓蛋糕' },
  price: 60_000,
};

/** What each of the user's own cuts takes off: rupiah. */
export const OWN_CUT = 5000;

/** The number of the user's own cuts, including the one for sharing. */
const OWN_CUTS = 4;

/** A campaign that is open from `startsAt`, for a day. Milliseconds since the epoch. */
export function createBargainCampaign(
  startsAt: number,
  parts: Partial<BargainCampaign> = {},
): BargainCampaign {
  return {
    activityCode: 'nego',
    kind: 'priceCut',
    name: { id: 'Nego Kopi', en: 'Coffee Bargain', zh: '咖啡砍价' },
    startsAt,
    endsAt: startsAt + 24 * 60 * 60 * 1000,
    prizes: [LATTE],
    assistance: null,
    ...parts,
  };
}

/** The code of the user's own link. */
export const OWN_CODE = 'own-1';

/** A new bargain for the latte; `parts` override its fields. */
export function createAssistance(parts: Partial<Assistance> = {}): Assistance {
  return { assistanceCode: OWN_CODE, prize: LATTE, ownCutsLeft: 3, cuts: [], ...parts };
}

/** A cut by the user; with a `friend` it is theirs. */
export function createCut(id: string, parts: Partial<CutRecord> = {}): CutRecord {
  return { id, cutProgress: OWN_CUT, friend: null, cutAt: 0, ...parts };
}

/** The invitation of a friend who has Rp30.000 to go. */
export function createInvitation(parts: Partial<Invitation> = {}): Invitation {
  return {
    kind: 'priceCut',
    friend: '0812****0202',
    prize: LATTE,
    cutTotal: 10_000,
    isOwn: false,
    help: null,
    ...parts,
  };
}

/** A helper's cut: Rp7.500. */
export const HELP: Help = { cutProgress: 7500, helperCode: 'helper-1' };

/** An in-memory gateway: the user cuts four times, the last time for a share, and helps once. */
export function createMemoryBargainGateway(
  clock: VirtualClock,
  startsAt: number,
  parts: Partial<BargainCampaign> = {},
): MemoryBargainGateway {
  const cuts: string[] = [];
  const helps: string[] = [];
  const campaign = createBargainCampaign(startsAt, parts);
  let assistance = campaign.assistance;
  let invitation = createInvitation();

  const findCampaign = createMemoryCall<string, BargainCampaign>(clock, () =>
    succeed({ ...campaign, assistance }),
  );

  const cut = createMemoryCall<CutRequest, CutReply>(clock, ({ prizeId, shared }, key) => {
    if (clock.now() < startsAt) return succeed({ code: CLAIM_CODE.notStarted });
    const prize = campaign.prizes.find(({ id }) => id === prizeId) ?? LATTE;
    const now = assistance ?? createAssistance({ prize, ownCutsLeft: OWN_CUTS });
    assistance = now;
    const isEarned = now.ownCutsLeft > 1 || (now.ownCutsLeft === 1 && shared);
    if (!isEarned) return succeed({ code: 0, cut: null, assistance: now });
    cuts.push(key);
    const own = createCut(key, { cutAt: clock.now() });
    assistance = { ...now, ownCutsLeft: now.ownCutsLeft - 1, cuts: [...now.cuts, own] };
    return succeed({ code: 0, cut: own, assistance });
  });

  const findInvitation = createMemoryCall<HelpRequest, HelpReply>(clock, ({ assistanceCode }) =>
    succeed({ code: 0, invitation: { ...invitation, isOwn: assistanceCode === OWN_CODE } }),
  );

  const help = createMemoryCall<HelpRequest, HelpReply>(clock, (_request, key) => {
    if (invitation.help !== null) return succeed({ code: CLAIM_CODE.alreadyClaimed, invitation });
    helps.push(key);
    const helped = { help: HELP, cutTotal: invitation.cutTotal + HELP.cutProgress };
    invitation = { ...invitation, ...helped };
    return succeed({ code: 0, invitation });
  });

  return {
    bargains: {
      findCampaign: (code, options) => findCampaign.ask(code, options),
      findInvitation: (request, options) => findInvitation.ask(request, options),
      cut: cut.ask,
      help: help.ask,
    },
    calls: { findCampaign, findInvitation, cut, help },
    made: { cuts, helps },
    friendCuts(cutProgress) {
      const now = assistance ?? createAssistance();
      const friend = createCut(`friend-${now.cuts.length}`, {
        friend: '0812****0101',
        cutProgress,
      });
      assistance = { ...now, cuts: [...now.cuts, friend] };
    },
  };
}
