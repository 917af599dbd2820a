import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { ShareContent, SharingFailure } from '../../platform/sharing/sharing.ts';
import { ACTIVITY_STATE } from '../../rules/activity/admission.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import {
  createMemoryPageVisibility,
  type MemoryPageVisibility,
} from '../../testing/memory-page-visibility.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type {
  Assistance,
  BargainCampaign,
  BargainGateway,
  BargainPrize,
  CutRecord,
  Help,
  Invitation,
} from './bargain.gateway.ts';
import type { BargainPorts } from './bargain-visit.ts';

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

/** A campaign that is open from `startsAt`, for a day. Milliseconds since the epoch. */
export function createBargainCampaign(
  startsAt: number,
  parts: Partial<BargainCampaign> = {},
): BargainCampaign {
  return {
    activityState: ACTIVITY_STATE.inProgress,
    activityCode: 'nego',
    kind: 'priceCut',
    name: { id: 'Nego Kopi', en: 'Coffee Bargain', zh: '咖啡砍价' },
    startsAt,
    endsAt: startsAt + DAY_MS,
    prizes: [LATTE],
    assistance: null,
    ...parts,
  };
}

/** A new bargain for the latte; `parts` override its fields. */
export function createAssistance(parts: Partial<Assistance> = {}): Assistance {
  return { assistanceCode: 'own-1', prize: LATTE, ownCutsLeft: 3, cuts: [], ...parts };
}

/** A cut by the user; with a `friend` it is theirs. */
export function createCut(id: string, parts: Partial<CutRecord> = {}): CutRecord {
  return { id, cutProgress: OWN_CUT, friend: null, cutAt: 0, ...parts };
}

/** The invitation of a friend who has Rp30.000 to go. */
export function createInvitation(parts: Partial<Invitation> = {}): Invitation {
  return {
    activityState: ACTIVITY_STATE.inProgress,
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

/** Bargains in memory: each cut and each help is accepted, and found from then on. */
export function createMemoryBargainGateway(
  clock: VirtualClock,
  startsAt: number,
  parts: Partial<BargainCampaign> = {},
) {
  const campaign = createBargainCampaign(startsAt, parts);
  let { assistance } = campaign;
  let invitation = createInvitation();

  /** @param own The number of the user's own cuts that it takes. */
  function addCut(cut: CutRecord, own: 0 | 1): Assistance {
    const before = assistance ?? createAssistance({ ownCutsLeft: 4 });
    const ownCutsLeft = before.ownCutsLeft - own;
    assistance = { ...before, ownCutsLeft, cuts: [...before.cuts, cut] };
    return assistance;
  }

  const { gateway, calls } = createMemoryGateway<BargainGateway>(clock, {
    findCampaign: (activityCode) => ({ ...campaign, activityCode, assistance }),
    cut(_, nth) {
      const cut = createCut(`cut-${nth}`, { cutAt: clock.now() });
      return { code: RESPONSE_CODE.success, cut, assistance: addCut(cut, 1) };
    },
    findInvitation: () => ({ code: RESPONSE_CODE.success, invitation }),
    help() {
      invitation = { ...invitation, help: HELP };
      return { code: RESPONSE_CODE.success, invitation };
    },
  });

  return {
    bargains: gateway,
    calls,
    /** The keys of the user's cuts and helps. */
    made: { cuts: calls.cut.made, helps: calls.help.made },
    /** A friend cuts the user's price. */
    friendCuts(cutProgress: number) {
      const id = `friend-${assistance?.cuts.length ?? 0}`;
      addCut(createCut(id, { friend: '0812****0101', cutProgress }), 0);
    },
  };
}

/** The ports of both pages of a bargain in memory, and the ways to script and watch them. */
export interface MemoryBargainPorts extends ReturnType<typeof createMemoryBargainGateway> {
  readonly ports: BargainPorts;
  readonly clock: VirtualClock;
  readonly visibility: MemoryPageVisibility;
  /** What was shared, the oldest first. */
  readonly shared: readonly ShareContent[];
  /** What was copied, the oldest first. */
  readonly copied: readonly string[];
  /** Sets what becomes of every share from here on. */
  sharing(result: Result<void, SharingFailure>): void;
  /** No share is answered from here on. */
  neverShares(): void;
  /** Nothing can be copied from here on. */
  cannotCopy(): void;
}

/** The ports of a campaign that opens now; `parts` override its fields. */
export function createMemoryBargainPorts(
  clock: VirtualClock,
  { startsAt = clock.now(), ...parts }: Partial<BargainCampaign> = {},
): MemoryBargainPorts {
  const gateway = createMemoryBargainGateway(clock, startsAt, parts);
  const visibility = createMemoryPageVisibility();
  const shared: ShareContent[] = [];
  const copied: string[] = [];
  let share: Promise<Result<void, SharingFailure>> = Promise.resolve(succeed(undefined));
  let canCopy = true;
  return {
    ...gateway,
    clock,
    visibility,
    shared,
    copied,
    ports: {
      bargains: gateway.bargains,
      sharing: {
        share(content) {
          shared.push(content);
          return share;
        },
      },
      clipboard: {
        async copy(text) {
          copied.push(text);
          return canCopy;
        },
      },
      links: { linkTo: (route) => `https://h5.test/#${route}` },
      visibility,
      clock,
      random: createSeededRandom(1),
    },
    sharing(result) {
      share = Promise.resolve(result);
    },
    neverShares() {
      share = new Promise(() => {});
    },
    cannotCopy() {
      canCopy = false;
    },
  };
}

/** The feature in memory. */
export const bargainMemory = {
  gateways: (clock, startsAt) => createMemoryBargainGateway(clock, startsAt),
  pages: {
    bargain: {
      link: withQuery(ROUTES.bargain, { activityCode: 'nego' }),
      taps: [{ type: 'CUT' }],
    },
    bargainHelp: {
      link: withQuery(ROUTES.bargain, { activityCode: 'nego', assistanceCode: 'friend-1' }),
      taps: [{ type: 'HELP' }],
    },
  },
} satisfies FeatureMemory;
