import { isMasked } from '../is-masked.ts';
import { changeOnce, effectOn, type Trial } from '../trial.ts';

/** A bargain: own cuts, and a friend's, once a campaign. */
export async function tryBargain(trial: Trial): Promise<void> {
  const { 'bargain.open': activityCode, 'bargain.friend': assistanceCode } = trial.things;
  await tryClosed(trial);
  if (activityCode === undefined) return;
  await trySponsor(trial, activityCode);
  if (assistanceCode !== undefined) await tryAssist(trial, { activityCode, assistanceCode });
}

async function tryClosed(trial: Trial): Promise<void> {
  const { member: by } = trial.people;
  for (const expect of ['notStarted', 'ended'] as const) {
    const activityCode = trial.things[`bargain.${expect}`];
    if (activityCode === undefined) continue;
    const options = { by, as: `a bargain: ${expect}`, expect };
    const link = { activityCode, assistanceCode: trial.things['bargain.friend'] ?? 'conform' };
    await trial.ask('bargainInvitation', link, options);
    await trial.ask('assistBargain', link, options);
    const own = { activityCode, prizeId: 'conform', shared: false };
    await trial.ask('sponsorBargain', own, options);
  }
}

async function trySponsor(trial: Trial, activityCode: string): Promise<void> {
  const { member: by } = trial.people;
  const found = await trial.ask('bargain', { activityCode }, { by, as: 'a bargain' });
  const prizeId = found.data?.prizes[0]?.id ?? '';
  const input = { activityCode, prizeId, shared: false };
  await trial.ask('sponsorBargain', input, { as: 'a cut by a visitor', expect: 'loginRequired' });
  await trial.ask(
    'sponsorBargain',
    { ...input, prizeId: 'conform-nothing' },
    {
      by,
      as: 'a prize that is none of the campaign',
      expect: 'bodyInvalid',
    },
  );
  const cuts = effectOn(
    trial,
    ['bargain', { activityCode }, by],
    'own cuts',
    1,
    ({ assistance }) => assistance?.cuts.length ?? 0,
  );
  const made = await changeOnce(trial, 'sponsorBargain', input, {
    by,
    as: 'a cut',
    effects: [cuts],
  });
  const { cut, assistance } = made.data ?? {};
  trial.check(made, 'cut', (cut?.cutProgress ?? 0) > 0, 'an amount', cut);
  trial.same(made, 'the cut in the bargain', cut, assistance?.cuts.at(-1));
  const own = { activityCode, assistanceCode: assistance?.assistanceCode ?? '' };
  const link = await trial.ask('bargainInvitation', own, { by, as: 'the link to an own bargain' });
  trial.same(link, 'isOwn', true, link.data?.invitation?.isOwn);
  trial.same(link, 'cutTotal', cut?.cutProgress, link.data?.invitation?.cutTotal);
}

async function tryAssist(
  trial: Trial,
  input: { readonly activityCode: string; readonly assistanceCode: string },
): Promise<void> {
  const { member: by, foreigner } = trial.people;
  const seen = await trial.ask('bargainInvitation', input, { as: 'a friend’s link, by a visitor' });
  const friend = seen.data?.invitation?.friend ?? '';
  trial.check(seen, 'friend', isMasked(friend), 'a masked phone', friend);
  trial.same(seen, 'help', null, seen.data?.invitation?.help);
  await trial.ask('assistBargain', input, { as: 'a cut by a visitor', expect: 'loginRequired' });
  for (const name of ['bargainInvitation', 'assistBargain'] as const) {
    const nobody = { ...input, assistanceCode: 'conform-nothing' };
    await trial.ask(name, nobody, { by, as: 'a link to nobody', expect: 'notFound' });
    const { 'bargain.downlink': downlink } = trial.things;
    if (downlink === undefined) continue;
    const helpers = { ...input, assistanceCode: downlink };
    await trial.ask(name, helpers, { by, as: 'a helper’s link', expect: 'downlink' });
  }
  const before = seen.data?.invitation?.cutTotal ?? 0;
  const helped = effectOn(
    trial,
    ['bargainInvitation', input, by],
    'cuts for a friend',
    1,
    ({ invitation }) => (invitation?.help ? 1 : 0),
  );
  const made = await changeOnce(trial, 'assistBargain', input, {
    by,
    as: 'a cut for a friend',
    effects: [helped],
  });
  const { invitation } = made.data ?? {};
  trial.same(made, 'cutTotal', before + (invitation?.help?.cutProgress ?? 0), invitation?.cutTotal);
  const again = await trial.ask('assistBargain', input, {
    by,
    as: 'a second cut for a friend',
    expect: 'alreadyClaimed',
  });
  trial.same(again, 'cutTotal', invitation?.cutTotal, again.data?.invitation?.cutTotal);
  const others = await trial.ask('bargainInvitation', input, {
    by: foreigner,
    as: 'the same link, by somebody else',
  });
  trial.same(others, 'cutTotal', invitation?.cutTotal, others.data?.invitation?.cutTotal);
}
