import { changeOnce, effectOn, shareOne, type Trial, walletOf } from '../trial.ts';

/** The changes to a registration. */
const CHANGES = ['registerForActivity', 'cancelRegistration', 'claimActivityRewards'] as const;

/** The community's activities: a place, its end, the check-in on the day, and its rewards. */
export async function tryCommunity(trial: Trial): Promise<void> {
  const { things } = trial;
  const { member: by } = trial.people;
  await trial.ask('community', {}, { by, as: 'the community' });
  const { 'community.open': open, 'community.last': last } = things;
  if (open !== undefined) await tryPlace(trial, open);
  if (last !== undefined) await tryLastPlace(trial, last);
  await tryClosed(trial);
  await tryAttendance(trial);
  const unknown = { id: 'conform-nothing' };
  await trial.ask('communityActivity', unknown, {
    by,
    as: 'an unknown activity',
    expect: 'notFound',
  });
}

async function tryPlace(trial: Trial, id: string): Promise<void> {
  const { member: by, foreigner } = trial.people;
  for (const name of CHANGES) {
    await trial.ask(name, { id }, { as: 'a change by a visitor', expect: 'loginRequired' });
  }
  const visitors = { id, code: 'conform' };
  await trial.ask('checkInToActivity', visitors, {
    as: 'a check-in by a visitor',
    expect: 'loginRequired',
  });
  const without = { by, as: 'without a registration', expect: 'notRegistered' } as const;
  await trial.ask('cancelRegistration', { id }, without);
  await trial.ask('claimActivityRewards', { id }, without);
  await trial.ask('checkInToActivity', { id, code: 'conform' }, without);

  const taken = (growth: number) =>
    effectOn(
      trial,
      ['communityActivity', { id }, by],
      'places taken',
      growth,
      (data) => data.taken,
    );
  const made = await changeOnce(
    trial,
    'registerForActivity',
    { id },
    {
      by,
      as: 'a registration',
      effects: [taken(1)],
    },
  );
  trial.same(made, 'registration', 'registered', made.data?.activity.registration);
  await trial.ask(
    'registerForActivity',
    { id },
    {
      by,
      as: 'a second registration',
      expect: 'alreadyClaimed',
    },
  );
  const seen = await trial.ask(
    'communityActivity',
    { id },
    { by: foreigner, as: 'seen by another' },
  );
  trial.same(seen, 'registration', 'none', seen.data?.registration);
  const cancelled = await changeOnce(
    trial,
    'cancelRegistration',
    { id },
    {
      by,
      as: 'the end of a registration',
      effects: [taken(-1)],
    },
  );
  trial.same(cancelled, 'registration', 'cancelled', cancelled.data?.activity.registration);
  await trial.ask(
    'cancelRegistration',
    { id },
    {
      by,
      as: 'a second end of a registration',
      expect: 'alreadyClaimed',
    },
  );
  await trial.ask(
    'registerForActivity',
    { id },
    {
      by,
      as: 'a registration after its end',
      expect: 'cannotReregister',
    },
  );
}

/** Of two people who take the last place at once, one gets it. */
async function tryLastPlace(trial: Trial, id: string): Promise<void> {
  const { newcomer, foreigner } = trial.people;
  const as = 'the last place, by two people at once';
  const expect = ['success', 'quotaFull'] as const;
  const both = [newcomer, foreigner].map((by) =>
    trial.ask('registerForActivity', { id }, { by, as, expect }),
  );
  await shareOne(trial, both, 'quotaFull');
}

async function tryClosed(trial: Trial): Promise<void> {
  const { member: by } = trial.people;
  const { 'community.full': full, 'community.started': started } = trial.things;
  const { 'community.closed': closed } = trial.things;
  if (full !== undefined) {
    const as = 'an activity without a place';
    await trial.ask('registerForActivity', { id: full }, { by, as, expect: 'quotaFull' });
  }
  if (started !== undefined) {
    const as = 'an activity that has begun';
    await trial.ask('registerForActivity', { id: started }, { by, as, expect: 'registrationOver' });
  }
  if (closed !== undefined) {
    const refused = { by, as: 'an activity that was taken off', expect: 'ended' } as const;
    await trial.ask('registerForActivity', { id: closed }, refused);
    await trial.ask('cancelRegistration', { id: closed }, refused);
  }
}

async function tryAttendance(trial: Trial): Promise<void> {
  const { member: by } = trial.people;
  const { 'community.today': today, 'community.todayCode': code } = trial.things;
  if (today !== undefined) {
    const wrong = { id: today, code: 'conform-no-host' };
    await trial.ask('checkInToActivity', wrong, { by, as: 'a wrong QR', expect: 'wrongQr' });
  }
  if (today !== undefined && code !== undefined) {
    const input = { id: today, code };
    const made = await changeOnce(trial, 'checkInToActivity', input, { by, as: 'a check-in' });
    trial.same(made, 'registration', 'checkedIn', made.data?.activity.registration);
    await trial.ask('checkInToActivity', input, {
      by,
      as: 'a second check-in',
      expect: 'alreadyClaimed',
    });
  }
  const { 'community.later': later, 'community.past': past } = trial.things;
  if (later !== undefined) {
    const input = { id: later, code: 'conform' };
    await trial.ask('checkInToActivity', input, { by, as: 'on another day', expect: 'wrongDay' });
  }
  if (past !== undefined) {
    const as = 'after its day';
    await trial.ask(
      'checkInToActivity',
      { id: past, code: 'conform' },
      { by, as, expect: 'ended' },
    );
    await trial.ask('cancelRegistration', { id: past }, { by, as, expect: 'registrationOver' });
  }
  await tryRewards(trial);
}

async function tryRewards(trial: Trial): Promise<void> {
  const { member: by } = trial.people;
  const { 'community.attended': id } = trial.things;
  if (id === undefined) return;
  const found = await trial.ask('communityActivity', { id }, { by, as: 'an activity of the past' });
  const vouchers = found.data?.rewards.filter(({ kind }) => kind === 'voucher').length ?? 0;
  const effects = [{ what: 'vouchers in the wallet', by: vouchers, read: walletOf(trial, by) }];
  const as = 'the rewards of a check-in';
  const made = await changeOnce(trial, 'claimActivityRewards', { id }, { by, as, effects });
  trial.same(made, 'registration', 'rewarded', made.data?.activity.registration);
  await trial.ask(
    'claimActivityRewards',
    { id },
    {
      by,
      as: 'the rewards a second time',
      expect: 'alreadyClaimed',
    },
  );
}
