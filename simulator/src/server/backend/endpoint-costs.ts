import { ENDPOINTS, ENVELOPE, type EndpointName, type InputOf } from '@cangkir/api';
import { RESPONSE_CODE, wibYear } from '@cangkir/core';
import * as v from 'valibot';
import { createBackend } from '../../backend/backend.ts';
import type { DraftState } from '../../backend/state.ts';
import { keysOf } from '../../shared/keys-of.ts';
import { requestOf } from './claim-run.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { IN_MEMORY } from './open-database.ts';
import { createPeople, personAt, RUSH_CAMPAIGN, rushState } from './people.ts';
import { saveChanges } from './save-changes.ts';
import { openStore } from './store.ts';

/** How many requests are sent at once: they share a save. Long answers take longer. */
const AT_ONCE = 50;
const AT_ONCE_LONG = 5;

/** How often a round of short reads is sent: the system counts processor time by the millisecond. */
const REPEATS = 8;

const WARM_UPS = 4;
const ROUNDS = 11;
export const LAST_ROUND = WARM_UPS + ROUNDS - 1;

/** Each round is so much later: no limit refuses a request of the next one. */
const ROUND_MS = 60_000;

/** Each change is another person's. */
const PEOPLE = AT_ONCE * (LAST_ROUND + 1);

/** Who asks where everybody may: their own records are many, too. */
const ASKER = personAt(0).id;

const ACTIVITY = 'seduh-besok';
const TODAYS = 'seduh-hari-ini';
const BARGAIN = 'nego-kopi';
const WHEEL = 'roda-tumbler';
const GIFTS = 'tukar-poin';
const GIFT = 'tote-bag';
const PACK = 'hemat-siang';

/** How much of each thing there is: more than is asked for. */
const PLENTY = 1_000_000_000;

/** How an endpoint is measured. */
interface Case<Name extends EndpointName> {
  /** Adds records of its kind. */
  fill(state: DraftState, records: number, now: number): void;
  /** The input of a request that succeeds, by how many were sent before. */
  input(index: number): InputOf<Name>;
  /** Whether each request is another person's, as each can do it once. */
  isOncePerPerson?: boolean;
  /** What few are: as many as one answer shows at most, where it shows them. */
  few?: number;
  /** Whether an answer takes milliseconds. */
  isLong?: boolean;
}

/** Every endpoint of the contract: one that is missing does not compile. */
const CASES: { readonly [Name in EndpointName]: Case<Name> } = {
  config: { fill: fillUsers, input: () => ({}) },
  sendCode: {
    fill: fillSmsCodes,
    input: (index) => ({ phone: `+62813${String(index).padStart(8, '0')}` }),
  },
  logIn: {
    fill(state, records, now) {
      fillUsers(state, records);
      fillSmsCodes(state, records, now);
      times(PEOPLE, (index) => {
        const sentAt = now + Math.floor(index / AT_ONCE) * ROUND_MS;
        state.smsCodes[phoneOf(index)] = { code: '123456', sentAt, triesLeft: 5 };
      });
    },
    input: (index) => ({ phone: phoneOf(index), code: '123456' }),
  },
  logOut: {
    fill(state, records) {
      times(records, (index) => {
        state.sessions[`other-${index}`] = { userId: ASKER };
      });
      // One person has them all.
      times(PEOPLE, (index) => {
        state.sessions[personAt(index).token] = { userId: ASKER };
      });
    },
    input: () => ({}),
    isOncePerPerson: true,
  },
  logOutEverywhere: {
    fill(state, records) {
      times(records, (index) => {
        state.sessions[`other-${index}`] = { userId: `other-${index}` };
      });
    },
    input: () => ({}),
    isOncePerPerson: true,
  },
  home: {
    fill(state, records, now) {
      const [campaign] = Object.values(state.campaigns);
      times(records, (index) => {
        if (campaign === undefined) return;
        const endsAt = now + (index % 2 === 0 ? index : -index) * 1000 + 60_000_000;
        const sourceId = `campaign-${index}`;
        state.campaigns[sourceId] = { ...campaign, sourceId, endsAt };
      });
    },
    input: () => ({}),
    few: 200,
    isLong: true,
  },
  account: {
    fill(state, records, now) {
      times(records, (index) => {
        state.accounts.names[`other-${index}`] = 'Teman Kopi';
        state.accounts.points[`other-${index}`] = { credits: [{ points: 1, creditedAt: now }] };
      });
    },
    input: () => ({}),
  },
  pointsHistory: { fill: fillPoints, input: () => ({}), few: 200, isLong: true },
  annualSummary: {
    fill(state, records, now) {
      const drink = state.pastOrders[0]?.drinks ?? [];
      times(records, (index) => {
        const paidAt = now - index;
        state.pastOrders.push({ userId: ASKER, paidAt, drinks: drink.slice(0, 1) });
      });
    },
    input: () => ({ year: String(wibYear(nodeClock.now() - 1000)) }),
    few: 1000,
    isLong: true,
  },
  checkInCampaign: {
    fill: fillCheckIns,
    input: () => ({ activityCode: 'ngopi-tiap-hari' }),
  },
  checkIn: {
    fill: fillCheckIns,
    input: () => ({ activityCode: 'ngopi-tiap-hari' }),
    isOncePerPerson: true,
  },
  community: {
    fill(state, records, now) {
      const [activity] = Object.values(state.community.activities);
      const [survey] = Object.values(state.community.surveys);
      times(records, (index) => {
        if (activity === undefined || survey === undefined) return;
        const [id, endsAt] = [`other-${index}`, now - index];
        state.community.activities[id] = { ...activity, id, endsAt };
        state.community.surveys[id] = { ...survey, id, endsAt };
        state.community.surveyAnswers.push({ surveyId: id, userId: ASKER, answeredAt: now });
      });
    },
    input: () => ({}),
    few: 100,
    isLong: true,
  },
  communityActivity: { fill: fillRegistrations(), input: () => ({ id: ACTIVITY }) },
  registerForActivity: {
    fill: fillRegistrations(),
    input: () => ({ id: ACTIVITY }),
    isOncePerPerson: true,
  },
  cancelRegistration: {
    fill: fillRegistrations('registered'),
    input: () => ({ id: ACTIVITY }),
    isOncePerPerson: true,
  },
  checkInToActivity: {
    fill: fillRegistrations('registered', TODAYS),
    input: () => ({ id: TODAYS, code: `host-${TODAYS}` }),
    isOncePerPerson: true,
  },
  claimActivityRewards: {
    fill: fillRegistrations('checkedIn'),
    input: () => ({ id: ACTIVITY }),
    isOncePerPerson: true,
  },
  bargain: { fill: fillBargains, input: () => ({ activityCode: BARGAIN }) },
  bargainInvitation: {
    fill: fillBargains,
    input: () => ({ activityCode: BARGAIN, assistanceCode: 'friend-0' }),
  },
  sponsorBargain: {
    fill: fillBargains,
    input: () => ({ activityCode: BARGAIN, prizeId: 'latte', shared: false }),
    isOncePerPerson: true,
  },
  assistBargain: {
    fill: fillBargains,
    input: (index) => ({ activityCode: BARGAIN, assistanceCode: `friend-${index}` }),
    isOncePerPerson: true,
  },
  campaignPage: {
    fill(state, records) {
      const [page] = Object.values(state.campaignPages);
      times(records, (index) => {
        if (page !== undefined) state.campaignPages[`other-${index}`] = page;
      });
    },
    input: () => ({ name: 'brand' }),
  },
  campaign: { fill: fillClaims, input: () => ({ sourceId: RUSH_CAMPAIGN }) },
  claim: {
    fill: fillClaims,
    input: (index) => ({ sourceId: RUSH_CAMPAIGN, browserId: personAt(index).browserId }),
    isOncePerPerson: true,
  },
  vouchers: { fill: fillVouchers, input: () => ({}), few: 1000, isLong: true },
  voucher: { fill: fillVouchers, input: () => ({ id: 'other-0' }) },
  drawActivity: { fill: fillDraws, input: () => ({ activityCode: WHEEL }), few: 100 },
  draw: {
    fill: fillDraws,
    input: () => ({ activityCode: WHEEL }),
    isOncePerPerson: true,
    few: 100,
  },
  redeemGiftCard: {
    fill(state, records) {
      fillMovements(state, records);
      times(records + PEOPLE, (index) => {
        const code = cardOf(index);
        state.giftCards.cards[code] = { code, value: 1, currencyCode: 'IDR', redeemedBy: null };
      });
    },
    input: (index) => ({ code: cardOf(index) }),
  },
  giftActivity: { fill: fillExchanges, input: () => ({ activityCode: GIFTS }) },
  exchangeGift: {
    fill(state, records, now) {
      fillExchanges(state, records);
      fillPoints(state, records, now);
      times(PEOPLE, (index) => {
        const credits = [{ points: 1000, creditedAt: now }];
        state.accounts.points[personAt(index).id] = { credits };
      });
    },
    input: () => ({ activityCode: GIFTS, giftId: GIFT, quantity: 1 }),
    isOncePerPerson: true,
  },
  packs: { fill: fillPackOrders, input: () => ({ channel: 'app' }) },
  pack: { fill: fillPackOrders, input: () => ({ packId: PACK }) },
  buyPack: { fill: fillPackOrders, input: () => ({ packId: PACK, quantity: 1 }) },
  packOrder: { fill: fillPackOrders, input: () => ({ orderNumber: 'own-0' }) },
  payment: { fill: fillPackOrders, input: () => ({ orderNumber: 'own-0' }) },
  renewPayment: {
    fill: fillPackOrders,
    input: (index) => ({ orderNumber: `due-${index}` }),
    isOncePerPerson: true,
  },
  rightsCard: { fill: fillCardOrders, input: () => ({}) },
  buyRightsCard: { fill: fillCardOrders, input: () => ({}) },
  prizeForm: { fill: fillDraws, input: () => ({ drawId: 'won-0' }) },
  sendPrizeForm: {
    fill: fillDraws,
    input: (index) => ({
      drawId: `won-${index}`,
      recipient: { name: 'Teman Kopi', phone: '+6281234567890', address: 'Jl. Kopi 1, Jakarta' },
    }),
    isOncePerPerson: true,
  },
  referral: { fill: fillFriends, input: () => ({}) },
  acceptInvite: {
    fill: fillFriends,
    input: () => ({ inviteCode: 'KODE' }),
    isOncePerPerson: true,
  },
  storedValue: { fill: fillMovements, input: () => ({}), few: 200, isLong: true },
};

function times(count: number, add: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) add(index);
}

/** As of the people of `rushState`. */
function phoneOf(index: number): string {
  return `+62812${String(index).padStart(8, '0')}`;
}

function cardOf(index: number): string {
  return String(index).padStart(16, 'K');
}

function fillUsers(state: DraftState, records: number): void {
  times(records, (index) => {
    const id = `other-${index}`;
    const phone = `+62819${String(index).padStart(8, '0')}`;
    state.users[id] = { id, phone, firstOrderAt: null };
    state.sessions[id] = { userId: id };
  });
}

/** What visitors leave who ask for a code each. */
export function fillSmsCodes(state: DraftState, records: number, now: number): void {
  times(records, (index) => {
    const phone = `+62819${String(index).padStart(8, '0')}`;
    state.smsCodes[phone] = { code: '123456', sentAt: now, triesLeft: 5 };
    const data = { resendAt: now + 60_000 };
    const id = JSON.stringify(['sendCode', phone, `key-${index}`]);
    state.keptAnswers[id] = { inputHash: 'a'.repeat(64), data, keptAt: now };
  });
}

function fillPoints(state: DraftState, records: number, now: number): void {
  const reason = { id: 'Pesanan', en: 'Order', zh: '订单' };
  times(records, (index) => {
    const at = now - index;
    const credits = [{ points: 1, creditedAt: at }];
    const entry = { kind: 'earned' as const, reason, at, credits };
    state.accounts.entries.push({ id: `other-${index}`, userId: ASKER, ...entry });
  });
}

/** Of others in the campaign, and of the one who asks in others. */
function fillCheckIns(state: DraftState, records: number, now: number): void {
  times(records, (index) => {
    const at = now - index;
    const [userId, other] = [`other-${index}`, `campaign-${index}`];
    state.checkIns.made.push({ activityCode: 'ngopi-tiap-hari', userId, at });
    state.checkIns.made.push({ activityCode: other, userId: ASKER, at });
    state.checkIns.earned.push({ activityCode: other, userId: ASKER, streak: 3, voucherId: other });
  });
}

type Registration = DraftState['community']['registrations'][number]['registration'];

/** @param own That of those who ask; undefined for none. */
function fillRegistrations(own?: Registration, activityId = ACTIVITY) {
  return (state: DraftState, records: number) => {
    const { activities, registrations } = state.community;
    const activity = activities[activityId];
    if (activity !== undefined) activities[activityId] = { ...activity, quota: PLENTY };
    const registration = 'registered' as const;
    times(records, (index) => {
      registrations.push({ activityId, userId: `other-${index}`, registration });
      registrations.push({ activityId: `other-${index}`, userId: ASKER, registration });
    });
    times(own === undefined ? 0 : PEOPLE, (index) => {
      registrations.push({
        activityId,
        userId: personAt(index).id,
        registration: own ?? registration,
      });
    });
  };
}

function fillBargains(state: DraftState, records: number, now: number): void {
  const { assistances } = state.bargains;
  const begin = (code: string, userId: string, activityCode = BARGAIN) => {
    const cut = { userId: `helper of ${code}`, cutProgress: 100, cutAt: now };
    assistances[code] = {
      assistanceCode: code,
      activityCode,
      userId,
      prizeId: 'latte',
      ownCutsLeft: 3,
      cuts: [{ ...cut, id: `cut-${code}`, helperCode: `helper-${code}` }],
    };
  };
  times(PEOPLE, (index) => {
    const id = `owner-${index}`;
    state.users[id] = { id, phone: `+62817${String(index).padStart(8, '0')}`, firstOrderAt: null };
    begin(`friend-${index}`, id);
  });
  times(records, (index) => {
    begin(`other-${index}`, `other-${index}`);
    begin(`own-${index}`, ASKER, `campaign-${index}`);
  });
}

function fillClaims(state: DraftState, records: number): void {
  times(records, (index) => {
    const [userId, browserId] = [`other-${index}`, `browser-${index}`];
    state.claims.push({ sourceId: RUSH_CAMPAIGN, userId, browserId, voucherId: userId });
    const sourceId = `campaign-${index}`;
    state.claims.push({ sourceId, userId: ASKER, browserId: 'device-0', voucherId: userId });
  });
}

function fillVouchers(state: DraftState, records: number, now: number): void {
  const coupon = state.campaigns[RUSH_CAMPAIGN]?.voucher;
  if (coupon === undefined) return;
  times(records, (index) => {
    const id = `other-${index}`;
    const voucher = { id, code: id, ownerId: ASKER, claimedAt: now - index, usedAt: null, coupon };
    state.vouchers[id] = voucher;
  });
}

/** Of others in the activity, of the one who asks in others, and one that each person won goods with. */
function fillDraws(state: DraftState, records: number, now: number): void {
  const { made } = state.draws;
  const sectorId = 'tumbler';
  times(records, (index) => {
    const drawnAt = now - index;
    const [userId, id] = [`other-${index}`, `draw-${index}`];
    made.push({ id, activityCode: WHEEL, userId, sectorId, drawnAt });
    made.push({ id: `own-${index}`, activityCode: 'love-cocok', userId: ASKER, sectorId, drawnAt });
  });
  times(PEOPLE, (index) => {
    const [id, userId] = [`won-${index}`, personAt(index).id];
    made.push({ id, activityCode: 'roda-gajian', userId, sectorId, drawnAt: now });
  });
}

function fillMovements(state: DraftState, records: number): void {
  times(records, (index) => {
    const movement = { id: `other-${index}`, kind: 'giftCard' as const, amount: 1, at: index };
    state.storedValueMovements.push({ ...movement, userId: ASKER });
  });
}

function fillExchanges(state: DraftState, records: number): void {
  const gift = state.giftExchange.activities[GIFTS]?.gifts.find(({ id }) => id === GIFT);
  if (gift !== undefined) gift.stock = gift.limit = PLENTY;
  times(records, (index) => {
    const made = { id: `other-${index}`, giftId: GIFT, quantity: 1, madeAt: index };
    state.giftExchange.made.push({ ...made, activityCode: GIFTS, userId: ASKER });
  });
}

/** Orders of one pack: a third each of others and paid, of others and open, and of the one who asks and expired. */
function fillPackOrders(state: DraftState, records: number, now: number): void {
  const pack = state.packs.offers[PACK];
  if (pack === undefined) return;
  pack.stock = pack.purchaseLimit = PLENTY;
  const { currencyCode, contents, channel } = pack;
  function order(orderNumber: string, ownerId: string, part: number, expiresAt: number): void {
    const bought = { orderNumber, ownerId, packId: PACK, currencyCode };
    const sold = { channel, ttoclid: null, quantity: 1, orderedAt: now, total: 1, contents };
    state.packs.orders[orderNumber] = { ...bought, ...sold };
    const progress = part === 0 ? { kind: 'paid' as const, paidAt: now } : WAITING;
    const means = { kind: 'qris' as const, code: 'x' };
    const due = { amount: 1, packs: 1, isRightsCard: false, expiresAt, renewals: 0 };
    state.payments[orderNumber] = { ...bought, ...due, means, progress };
  }
  times(records, (index) => {
    const part = index % 3;
    const isOwn = part === 2 || index === 0;
    const expiresAt = part === 2 ? now - index : now + (LAST_ROUND + 1) * ROUND_MS + index;
    order(`${isOwn ? 'own' : 'other'}-${index}`, isOwn ? ASKER : `other-${index}`, part, expiresAt);
    state.packs.offers[`other-${index}`] = {
      ...pack,
      id: `other-${index}`,
      sale: { start: 0, end: now - index },
    };
  });
  times(PEOPLE, (index) => order(`due-${index}`, personAt(index).id, 1, now - 1000));
}

const WAITING = { kind: 'waiting' as const };

/** The one who asks let many orders of the card expire. */
function fillCardOrders(state: DraftState, records: number, now: number): void {
  times(records, (index) => {
    const orderNumber = `other-${index}`;
    state.payments[orderNumber] = {
      orderNumber,
      ownerId: ASKER,
      amount: 1,
      currencyCode: 'IDR',
      means: { kind: 'qris', code: 'x' },
      packId: null,
      packs: 0,
      isRightsCard: true,
      expiresAt: now - index,
      progress: WAITING,
      renewals: 0,
    };
  });
}

function fillFriends(state: DraftState, records: number, now: number): void {
  fillUsers(state, records);
  state.referrals.codes['inviter'] = 'KODE';
  times(records, (index) => {
    const boundAt = now - index;
    const rewarded = index % 2 === 0 ? { rewardedAt: now } : {};
    state.referrals.bound[`other-${index}`] = { inviterId: ASKER, boundAt, ...rewarded };
    state.referrals.bound[`friend-${index}`] = { inviterId: 'inviter', boundAt };
  });
}

/** The default number of few records. */
const FEW = 10;

/** The endpoints of the contract. */
export const COSTED_ENDPOINTS = keysOf(CASES);

/** How many times as much processor time a request takes with so many records of its kind as with few. */
export async function costAmong(name: EndpointName, records: number): Promise<number> {
  const few = startRun(name, CASES[name].few ?? FEW);
  const many = startRun(name, records);
  let [fewTotal, manyTotal] = [0, 0];
  for (let round = 0; round <= LAST_ROUND; round += 1) {
    // One after the other, so that both are as warm.
    const [fewTime, manyTime] = [await few.takeTime(round), await many.takeTime(round)];
    if (round < WARM_UPS) continue;
    fewTotal += fewTime;
    manyTotal += manyTime;
  }
  for (const { close } of [few, many]) close();
  return manyTotal / fewTotal;
}

/** Starts a backend with so many records, and sends it the requests that an endpoint is measured by. */
export function startRun<Name extends EndpointName>(name: Name, records: number) {
  const { fill, input, isOncePerPerson = false, isLong = false }: Case<Name> = CASES[name];
  const startedAt = nodeClock.now();
  let now = startedAt;
  const state = rushState(createPeople(PEOPLE), PLENTY);
  fill(state, records, now);
  const backend = createBackend({
    clock: { ...nodeClock, now: () => now },
    random: nodeRandom,
    state,
    webHost: 'localhost',
  });
  const store = openStore(IN_MEMORY);
  const isChange = ENDPOINTS[name].method === 'POST';
  // A read saves nothing, so its records need not be there.
  const commit = saveChanges(backend, store, isChange);
  const atOnce = isLong ? AT_ONCE_LONG : AT_ONCE;
  const repeats = isChange || isLong ? 1 : REPEATS;

  async function send(index: number): Promise<void> {
    const { token } = personAt(isOncePerPerson ? index : 0);
    const request = requestOf(name, input(index), { token, key: `key-${index}`, now });
    // Each comes from an address of its own.
    const delivery = await backend.handle({ ...request, sender: String(index) });
    await commit();
    const { code } = v.parse(ANSWER, delivery).response.body;
    if (code !== RESPONSE_CODE.success) throw new Error(`${name} was refused with ${code}.`);
  }

  /**
   * Sends a round of requests.
   *
   * @throws Error if one is refused
   */
  async function sendRound(round: number): Promise<void> {
    now = startedAt + round * ROUND_MS;
    const indexes = Array.from({ length: atOnce }, (_, index) => round * atOnce + index);
    await Promise.all(indexes.map(send));
  }

  return {
    sendRound,
    /** The processor time of a round. Microseconds. */
    async takeTime(round: number): Promise<number> {
      const before = process.threadCpuUsage();
      for (let times = 0; times < repeats; times += 1) await sendRound(round);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    },
    close: store.close,
  };
}

const ANSWER = v.object({
  response: v.object({ body: v.pipe(v.string(), v.parseJson(), ENVELOPE) }),
});
