import { ENDPOINTS, type EndpointName, type InputOf, type OutputOf } from '@cangkir/api';
import { type LocalizedText, type Market, marketOfCurrency } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backend.ts';
import { FIXTURES } from './fixtures.ts';
import type { PersonId } from './login/login.fixture.ts';
import { BACKEND_STATE, type BackendState, type DraftState } from './state.ts';
import { START, startBackend } from './testing.ts';
import type { BackendVoucher } from './vouchers/vouchers.state.ts';

const OPEN = { startsAt: START - 60 * DAY_MS, endsAt: START + DAY_MS, closedAs: undefined };
const COUPON = ENDPOINTS.campaign.output.entries.coupon;

/** Who earns what is priced for a market. */
const CUSTOMERS: Readonly<Record<Market, PersonId>> = {
  ID: 'newcomer',
  PH: 'memberPh',
  SG: 'memberSg',
};

type Voucher = OutputOf<'vouchers'>['vouchers'][number];
type Ask = <Name extends EndpointName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;

type CreateState = (now: number) => BackendState;

/** What a page says that somebody gets: the title of a voucher or its product, and the value where it says one. */
interface Promised {
  readonly name: LocalizedText;
  readonly value?: number;
}

/** How one promise of a fixture is earned. */
interface Try {
  readonly name: string;
  readonly person: PersonId;
  /** Brings the state to just before the reward. */
  readonly prepare: (state: DraftState) => void;
  /** Reads what the page promises, and does what earns it. */
  readonly earn: (ask: Ask, backend: Backend) => Promise<readonly Promised[]>;
}

/** Every way to a voucher, with a try for each promise that a fixture makes. */
const WAYS: Readonly<Record<string, (state: DraftState) => readonly Try[]>> = {
  claims: ({ campaigns }) =>
    Object.keys(campaigns).map((activityCode) => claimOf(activityCode, claimPagePromise)),

  'claims from a campaign page': ({ campaignPages }) =>
    Object.values(campaignPages).flatMap(({ name, blocks }) =>
      blocks.flatMap((block) =>
        block?.type === 'voucher'
          ? [
              claimOf(block.activityCode, async (ask) => {
                const page = await ask('campaignPage', { name });
                const shown = page.blocks.find(
                  (one) => one?.type === 'voucher' && one.activityCode === block.activityCode,
                );
                if (shown?.type !== 'voucher') throw new Error(`${name} shows no voucher.`);
                return [{ name: shown.title, value: shown.value }];
              }),
            ]
          : [],
      ),
    ),

  draws: ({ draws }) =>
    Object.values(draws.activities).flatMap(({ activityCode, sectors }) =>
      sectors
        .filter(({ prize }) => prize !== null)
        .map((won) => ({
          name: `${activityCode}, ${won.id}`,
          person: 'newcomer',
          prepare: (state) => {
            const activity = state.draws.activities[activityCode];
            Object.assign(activity ?? {}, OPEN);
            for (const sector of activity?.sectors ?? [])
              sector.stock = sector.id === won.id ? 1 : 0;
          },
          earn: async (ask) => {
            const { sectors: shown } = await ask('drawActivity', { activityCode });
            const { result } = await ask('draw', { activityCode });
            const stopped = shown.find(({ id }) => id === result?.sectorId);
            expect(result?.prize).toEqual({ name: stopped?.label, kind: stopped?.prize });
            return result?.prize?.kind === 'voucher' ? [{ name: result.prize.name }] : [];
          },
        })),
    ),

  bargains: ({ bargains }) =>
    Object.values(bargains.activities).flatMap(({ activityCode, prizes }) =>
      prizes.map(({ id: prizeId }) => ({
        name: `${activityCode}, ${prizeId}`,
        person: 'newcomer',
        prepare: (state) => {
          state.bargains.assistances = {};
          const oneCut = { ownCuts: 1, cutsToPrice: 1 };
          Object.assign(state.bargains.activities[activityCode] ?? {}, OPEN, oneCut);
        },
        earn: async (ask) => {
          const campaign = await ask('bargain', { activityCode });
          const { assistance } = await ask('sponsorBargain', {
            activityCode,
            prizeId,
            shared: true,
          });
          expect(assistance?.prize).toEqual(campaign.prizes.find(({ id }) => id === prizeId));
          return campaign.prizes
            .filter(({ id }) => id === prizeId)
            .map(({ name, price }) => ({ name, value: price }));
        },
      })),
    ),

  'check-ins': ({ checkIns }) =>
    Object.values(checkIns.campaigns).flatMap(({ activityCode, rewards }) =>
      rewards.map(({ streak }) => ({
        name: `${activityCode}, day ${streak}`,
        person: 'newcomer',
        prepare: (state) => {
          Object.assign(state.checkIns.campaigns[activityCode] ?? {}, OPEN);
          for (let ago = 1; ago < streak; ago += 1) {
            const at = START - ago * DAY_MS;
            state.checkIns.made.push({ activityCode, userId: 'newcomer', at });
          }
        },
        earn: async (ask) => {
          const campaign = await ask('checkInCampaign', { activityCode });
          const { reward } = await ask('checkIn', { activityCode });
          const promised = campaign.rewards.find((one) => one.streak === streak);
          expect(reward?.name).toEqual(promised?.name);
          return promised === undefined ? [] : [{ name: promised.name }];
        },
      })),
    ),

  'activities of the community': ({ community }) =>
    Object.keys(community.activities).map((id) => ({
      name: id,
      person: 'newcomer',
      prepare: (state) => {
        const own = { activityId: id, userId: 'newcomer', registration: 'checkedIn' } as const;
        state.community.registrations = [own];
      },
      earn: async (ask) => {
        const { rewards } = await ask('communityActivity', { id });
        await ask('claimActivityRewards', { id });
        return rewards.filter(({ kind }) => kind === 'voucher').map(({ name }) => ({ name }));
      },
    })),

  packs: ({ packs }) =>
    Object.values(packs.offers).map(({ id: packId, currencyCode }) => ({
      name: packId,
      person: CUSTOMERS[marketOfCurrency(currencyCode)],
      prepare: (state) => {
        state.packs.orders = {};
        const onSale = { sale: { start: START - DAY_MS, end: START + DAY_MS }, stock: 1 };
        Object.assign(state.packs.offers[packId] ?? {}, onSale, { purchaseLimit: null });
      },
      earn: async (ask, backend) => {
        const { contents } = await ask('pack', { packId });
        const { orderNumber } = await ask('buyPack', { packId, quantity: 1 });
        expect(backend.receivePayment(orderNumber)).toBe(true);
        return contents.flatMap(({ title, value, quantity }) =>
          Array.from({ length: quantity }, () => ({ name: title, value })),
        );
      },
    })),

  invitations: () =>
    Object.values(CUSTOMERS).map((person) => ({
      name: person,
      person,
      prepare: (state) => {
        for (const user of Object.values(state.users)) user.firstOrderAt = null;
      },
      earn: async (ask) => {
        const { reward } = await ask('referral', {});
        const { amount } = (await ask('home', {})).moduleValues;
        await ask('acceptInvite', { inviteCode: 'KOPI-MEMBER' });
        return [{ name: reward, ...(amount !== null && { value: amount }) }];
      },
    })),
};

function claimOf(
  activityCode: string,
  promiseOf: (ask: Ask, activityCode: string) => Promise<Promised[]>,
): Try {
  return {
    name: activityCode,
    person: 'newcomer',
    prepare: (state) => {
      const open = { ...OPEN, stock: 1, isWithdrawn: false, dailyHours: null };
      Object.assign(state.campaigns[activityCode] ?? {}, open);
    },
    earn: async (ask) => {
      const promised = await promiseOf(ask, activityCode);
      await ask('claim', { activityCode, browserId: 'device' });
      return promised;
    },
  };
}

async function claimPagePromise(ask: Ask, activityCode: string): Promise<Promised[]> {
  const { title, value } = (await ask('campaign', { activityCode })).coupon;
  return [{ name: title, value }];
}

/** A state of its own, to be changed. */
function stateOf(create: CreateState): DraftState {
  return v.parse(BACKEND_STATE, create(START));
}

/** Earns one promise. Returns it, with the vouchers that the wallet then holds. */
async function make(create: CreateState, { person, prepare, earn }: Try) {
  const { backend, ask } = startBackend();
  const state = stateOf(create);
  prepare(state);
  backend.load(state);
  const token = backend.logInAs(person)?.token ?? '';
  const read: Ask = async (name, input) => {
    const { code, msg, data } = await ask(name, input, { token });
    expect(`${code} ${msg}`).toBe('0 success');
    return v.parse(ENDPOINTS[name].output, data);
  };
  const before = (await read('vouchers', {})).vouchers.map(({ id }) => id);
  const promised = await earn(read, backend);
  const { vouchers } = await read('vouchers', {});
  const held = vouchers.filter(({ id }) => !before.includes(id));
  const coupons = Object.values(backend.snapshot().vouchers)
    .filter(({ id }) => held.some((one) => one.id === id))
    .map(({ coupon }) => coupon);
  return { promised, held, coupons };
}

/** What a voucher is, in the words of the promise: its own title, unless the promise names its product. */
function asPromised({ title, products, value }: Voucher, promised: Promised | undefined): Promised {
  const name = products.find((product) => product.en === promised?.name.en) ?? title;
  return promised?.value === undefined ? { name } : { name, value };
}

/** Every voucher that a state names as something to be had. */
function namedVouchers(value: unknown): BackendVoucher['coupon'][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const coupon = key === 'voucher' || key === 'coupon' ? v.safeParse(COUPON, item) : null;
    return coupon?.success ? [coupon.output] : namedVouchers(item);
  });
}

describe.each(Object.entries(FIXTURES))('of %s', (_fixture, { create }) => {
  test.each(Object.entries(WAYS))(
    'what %s promise is what the wallet then holds',
    async (_, way) => {
      for (const one of way(stateOf(create))) {
        const { promised, held } = await make(create, one);
        const kept = held.map((voucher, index) => asPromised(voucher, promised[index]));
        expect(kept, one.name).toEqual(promised);
        // The counter takes a voucher for free by this mark, whatever its title says.
        const free = held.filter(({ isFree = false, title }) => isFree !== /^Free /.test(title.en));
        expect(free, one.name).toEqual([]);
      }
    },
  );

  test('every voucher can be earned in one of these ways', async () => {
    const state = stateOf(create);
    const earned: string[] = [];
    for (const one of Object.values(WAYS).flatMap((way) => way(state))) {
      const { coupons } = await make(create, one);
      earned.push(...coupons.map((coupon) => JSON.stringify(v.parse(COUPON, coupon))));
    }
    const named = namedVouchers({ ...state, vouchers: {} }).map((coupon) => JSON.stringify(coupon));
    expect(named.filter((coupon) => !earned.includes(coupon))).toEqual([]);
  });
});
