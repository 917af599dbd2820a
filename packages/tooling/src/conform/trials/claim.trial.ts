import type { CodeName } from '../documented-codes.ts';
import { nameOfCode } from '../documented-codes.ts';
import { changeOnce, shareOne, type Trial, walletOf } from '../trial.ts';

/** A claim: once a phone and a device, while there is a voucher left. */
export async function tryClaim(trial: Trial): Promise<void> {
  const { things } = trial;
  await tryOpen(trial, things['claim.open']);
  await tryLast(trial, things['claim.last']);
  await tryNewUsers(trial, things['claim.newUsersOnly']);
  await tryClosed(trial, things['claim.notStarted'], 'notStarted');
  await tryClosed(trial, things['claim.ended'], 'ended');
  await tryClosed(trial, things['claim.allClaimed'], 'allClaimed');
  await tryClosed(trial, things['claim.promoOver'], 'promoOver');
  await tryClosed(trial, things['claim.notYetTime'], 'notYetTime');
  const unknown = { activityCode: 'conform-nothing' };
  await trial.ask('campaign', unknown, { as: 'an unknown campaign', expect: 'notFound' });
}

async function tryOpen(trial: Trial, activityCode: string | undefined): Promise<void> {
  if (activityCode === undefined) return;
  const { member, newcomer } = trial.people;
  const browserId = `conform-${trial.newKey()}`;
  const input = { activityCode, browserId };
  await trial.ask('claim', input, { as: 'a claim by a visitor', expect: 'loginRequired' });
  const effects = [{ what: 'vouchers in the wallet', by: 1, read: walletOf(trial, member) }];
  const key = trial.newKey();
  const made = await changeOnce(trial, 'claim', input, { by: member, as: 'a claim', effects, key });
  const { voucherId = '' } = made.data ?? {};
  const voucher = await trial.ask(
    'voucher',
    { id: voucherId },
    {
      by: member,
      as: 'the voucher of a claim',
    },
  );
  const found = await trial.ask(
    'campaign',
    { activityCode },
    { by: member, as: 'what was claimed' },
  );
  trial.same(voucher, 'title', found.data?.coupon.title, voucher.data?.title);
  trial.same(found, 'the voucher of the claim', voucherId, found.data?.claim.voucherId);
  trial.same(found, 'activityCode', activityCode, found.data?.activityCode);
  const again = await trial.ask(
    'claim',
    { activityCode, browserId: `${browserId}-2` },
    {
      by: member,
      as: 'a second claim, on another device',
      expect: 'alreadyClaimed',
    },
  );
  trial.same(again, 'its voucher', voucherId, again.data?.voucherId);
  const others = await trial.ask('claim', input, {
    by: newcomer,
    as: 'another person’s claim on the same device, and under the same key',
    key,
    expect: 'alreadyClaimed',
  });
  trial.same(others, 'the voucher of another person', undefined, others.data?.voucherId);
  await tryRace(trial, activityCode);
}

/** One person’s claims at once, under keys of their own, are one. */
async function tryRace(trial: Trial, activityCode: string): Promise<void> {
  const { newcomer: by } = trial.people;
  const before = (await walletOf(trial, by)()) ?? 0;
  const expect = ['success', 'alreadyClaimed'] as const;
  const claims = [1, 2, 3].map((nth) => {
    const input = { activityCode, browserId: `conform-${trial.newKey()}` };
    return trial.ask('claim', input, { by, as: `claim ${nth} of three at once`, expect });
  });
  await shareOne(trial, claims, 'alreadyClaimed');
  const wallet = await trial.ask('vouchers', {}, { by, as: 'the wallet after claims at once' });
  trial.same(wallet, 'how many vouchers', before + 1, wallet.data?.vouchers.length);
}

/** Of two people who claim the last voucher at once, one gets it. */
async function tryLast(trial: Trial, activityCode: string | undefined): Promise<void> {
  if (activityCode === undefined) return;
  const { member, newcomer } = trial.people;
  const as = 'the last voucher, by two people at once';
  const expect = ['success', 'allClaimed'] as const;
  const claims = [member, newcomer].map((by) => {
    const input = { activityCode, browserId: `conform-${trial.newKey()}` };
    return trial.ask('claim', input, { by, as, expect });
  });
  await shareOne(trial, claims, 'allClaimed');
}

async function tryNewUsers(trial: Trial, activityCode: string | undefined): Promise<void> {
  if (activityCode === undefined) return;
  const { member, newcomer } = trial.people;
  for (const [by, expect] of [
    [member, 'newUsersOnly'],
    [newcomer, 'success'],
  ] as const) {
    const browserId = `conform-${trial.newKey()}`;
    const as = 'a claim for new users';
    const found = await trial.ask(
      'campaign',
      { activityCode },
      { by, as: 'a campaign for new users' },
    );
    trial.same(found, 'claim', expect, nameOfCode(found.data?.claim.code));
    await trial.ask('claim', { activityCode, browserId }, { by, as, expect });
  }
}

/** The campaign says what a claim from it then comes to. */
async function tryClosed(
  trial: Trial,
  activityCode: string | undefined,
  expect: CodeName,
): Promise<void> {
  if (activityCode === undefined) return;
  const { member: by } = trial.people;
  const as = `a campaign: ${expect}`;
  const { data, ...found } = await trial.ask('campaign', { activityCode }, { by, as });
  // Its hours may be now.
  if (expect === 'notYetTime' && data?.claim.code === 0) return;
  trial.same(found, 'claim', expect, nameOfCode(data?.claim.code));
  const opens = expect === 'notStarted' || expect === 'notYetTime';
  const claimed = await trial.ask(
    'claim',
    { activityCode, browserId: 'conform' },
    { by, as, expect },
  );
  trial.check(
    claimed,
    'opensAt',
    opens === (claimed.data?.opensAt ?? 0) > Date.now(),
    opens ? 'a moment to come' : 'none',
    claimed.data,
  );
}
