import { BANNER_PLACEMENT, wibYear } from '@cangkir/core';
import type { Trial } from '../trial.ts';

/** What is only read: it is complete, in order, and one's own. */
export async function tryReads(trial: Trial): Promise<void> {
  await tryOwn(trial);
  await tryWallet(trial);
  await tryPublic(trial);
  await trySummary(trial);
}

async function tryOwn(trial: Trial): Promise<void> {
  const { member, foreigner } = trial.people;
  const history = await trial.ask('pointsHistory', {}, { by: member, as: 'the points' });
  checkOrder(
    trial,
    history,
    history.data?.entries.map(({ at }) => at),
  );
  const stored = await trial.ask('storedValue', {}, { by: member, as: 'the stored value' });
  checkOrder(
    trial,
    stored,
    stored.data?.movements.map(({ at }) => at),
  );
  const { movements = [], balance } = stored.data ?? {};
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  // The oldest are not listed.
  if (movements.length < 200) trial.same(stored, 'the sum of its changes', balance, sum);
  const theirs = await trial.ask('account', {}, { by: foreigner, as: 'another person’s points' });
  const own = await trial.ask('account', {}, { by: member, as: 'the points' });
  trial.check(theirs, 'name', own.data?.name !== theirs.data?.name, 'another', theirs.data?.name);
}

async function tryWallet(trial: Trial): Promise<void> {
  const { member, newcomer } = trial.people;
  const wallet = await trial.ask('vouchers', {}, { by: member, as: 'a wallet' });
  const vouchers = wallet.data?.vouchers ?? [];
  checkOrder(
    trial,
    wallet,
    vouchers.map(({ claimedAt }) => claimedAt),
  );
  const codes = new Set(vouchers.map(({ code }) => code));
  trial.same(wallet, 'how many codes are different', vouchers.length, codes.size);
  const others = await trial.ask('vouchers', {}, { by: newcomer, as: 'another wallet' });
  const shared = others.data?.vouchers.filter(({ code }) => codes.has(code)) ?? [];
  trial.same(
    others,
    'vouchers of another person',
    [],
    shared.map(({ id }) => id),
  );
  for (const voucher of vouchers.slice(0, 3)) {
    const { id } = voucher;
    const found = await trial.ask('voucher', { id }, { by: member, as: 'a voucher' });
    trial.same(found, 'voucher', voucher, found.data);
    const as = 'another person’s voucher';
    await trial.ask('voucher', { id }, { by: newcomer, as, expect: 'notFound' });
  }
}

async function tryPublic(trial: Trial): Promise<void> {
  const { member } = trial.people;
  await trial.ask('config', {}, { as: 'the switches' });
  const old = { ...member, token: 'no-token-of-anybody' };
  await trial.ask('config', {}, { by: old, as: 'the switches, with an old token' });
  for (const placement of Object.values(BANNER_PLACEMENT)) {
    const input = { placement: String(placement) };
    const found = await trial.ask('banners', input, {
      by: member,
      as: 'the banners of a placement',
    });
    const { banners = [] } = found.data ?? {};
    trial.same(
      found,
      'placement',
      banners.map(() => placement),
      banners.map((each) => each.placement),
    );
    const over = banners.filter(({ endsAt }) => endsAt < Date.now());
    trial.same(
      found,
      'banners that are over',
      [],
      over.map(({ id }) => id),
    );
  }
  const home = await trial.ask('home', {}, { as: 'home, seen by a visitor' });
  trial.same(home, 'inviteCode', null, home.data?.moduleValues.inviteCode);
  const over = home.data?.campaigns.filter(({ endsAt }) => endsAt < Date.now()) ?? [];
  trial.same(
    home,
    'campaigns that are over',
    [],
    over.map(({ code }) => code),
  );
  const { 'campaignPage.name': name } = trial.things;
  if (name !== undefined) await trial.ask('campaignPage', { name }, { as: 'a campaign page' });
  await trial.ask(
    'campaignPage',
    { name: 'conform-nothing' },
    {
      as: 'an unknown campaign page',
      expect: 'notFound',
    },
  );
}

async function trySummary(trial: Trial): Promise<void> {
  const { member: by } = trial.people;
  const year = wibYear(Date.now()) - 1;
  const found = await trial.ask('annualSummary', { year: String(year) }, { by, as: 'last year' });
  const years = new Set(found.data?.orders.map(({ paidAt }) => wibYear(paidAt)));
  trial.check(
    found,
    'years',
    [...years].every((each) => each === year),
    String(year),
    [...years],
  );
}

/** Latest first. */
function checkOrder(
  trial: Trial,
  asked: Parameters<Trial['same']>[0],
  moments: readonly number[] = [],
): void {
  trial.same(
    asked,
    'order',
    moments.toSorted((one, other) => other - one),
    moments,
  );
}
