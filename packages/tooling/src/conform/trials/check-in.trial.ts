import { changeOnce, effectOn, type Trial, walletOf } from '../trial.ts';

/** A check-in, once a day; and the reward of a streak. */
export async function tryCheckIn(trial: Trial): Promise<void> {
  const { member } = trial.people;
  const { 'checkIn.open': open, 'checkIn.reward': reward } = trial.things;
  if (open !== undefined) await tryOpen(trial, open);
  if (reward !== undefined) {
    const effects = [{ what: 'vouchers in the wallet', by: 1, read: walletOf(trial, member) }];
    const input = { activityCode: reward };
    const as = 'a check-in with a reward';
    const made = await changeOnce(trial, 'checkIn', input, { by: member, as, effects });
    const id = made.data?.reward?.voucherId ?? '';
    await trial.ask('voucher', { id }, { by: member, as: 'the voucher of a reward' });
    const found = await trial.ask('checkInCampaign', input, { by: member, as: 'what was earned' });
    const earned = found.data?.rewards.map(({ voucherId }) => voucherId) ?? [];
    trial.check(found, 'rewards', earned.includes(id), `the voucher ${id}`, earned);
  }
  for (const expect of ['notStarted', 'ended'] as const) {
    const activityCode = trial.things[`checkIn.${expect}`];
    if (activityCode === undefined) continue;
    const as = `a campaign: ${expect}`;
    await trial.ask('checkIn', { activityCode }, { by: member, as, expect });
  }
}

async function tryOpen(trial: Trial, activityCode: string): Promise<void> {
  const { member, newcomer } = trial.people;
  const input = { activityCode };
  await trial.ask('checkIn', input, { as: 'a check-in by a visitor', expect: 'loginRequired' });
  const days = effectOn(
    trial,
    ['checkInCampaign', input, member],
    'days of check-ins',
    1,
    ({ checkIns }) => checkIns.length,
  );
  const others = effectOn(
    trial,
    ['checkInCampaign', input, newcomer],
    'days of another person',
    0,
    ({ checkIns }) => checkIns.length,
  );
  const effects = [days, others];
  const made = await changeOnce(trial, 'checkIn', input, { by: member, as: 'a check-in', effects });
  const again = await trial.ask('checkIn', input, {
    by: member,
    as: 'a second check-in today',
    expect: 'alreadyClaimed',
  });
  trial.same(again, 'campaign', made.data?.campaign, again.data?.campaign);
}
