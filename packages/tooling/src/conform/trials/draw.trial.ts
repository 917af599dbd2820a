import { changeOnce, effectOn, shareOne, type Trial, walletOf } from '../trial.ts';

/** A draw, once a person; and the form for what was won. */
export async function tryDraw(trial: Trial): Promise<void> {
  const { member } = trial.people;
  const { 'draw.open': open, 'draw.voucher': voucher } = trial.things;
  if (open !== undefined) await tryOpen(trial, open);
  if (voucher !== undefined) {
    const effects = [{ what: 'vouchers in the wallet', by: 1, read: walletOf(trial, member) }];
    const as = 'a draw that wins a voucher';
    await changeOnce(trial, 'draw', { activityCode: voucher }, { by: member, as, effects });
  }
  for (const expect of ['notStarted', 'ended'] as const) {
    const activityCode = trial.things[`draw.${expect}`];
    if (activityCode === undefined) continue;
    const as = `a draw: ${expect}`;
    await trial.ask('drawActivity', { activityCode }, { by: member, as });
    await trial.ask('draw', { activityCode }, { by: member, as, expect });
  }
  const unknown = { activityCode: 'conform-nothing' };
  await trial.ask('draw', unknown, { by: member, as: 'an unknown draw', expect: 'notFound' });
}

async function tryOpen(trial: Trial, activityCode: string): Promise<void> {
  const { member, newcomer } = trial.people;
  const input = { activityCode };
  await trial.ask('draw', input, { as: 'a draw by a visitor', expect: 'loginRequired' });
  const drawn = effectOn(
    trial,
    ['drawActivity', input, member],
    'draws of this person',
    1,
    (data) => (data.drawn === null ? 0 : 1),
  );
  const made = await changeOnce(trial, 'draw', input, {
    by: member,
    as: 'a draw',
    effects: [drawn],
  });
  const result = made.data?.result;
  const again = await trial.ask('draw', input, {
    by: member,
    as: 'a second draw',
    expect: 'alreadyClaimed',
  });
  trial.same(again, 'its result', result, again.data?.result);
  const found = await trial.ask('drawActivity', input, { by: member, as: 'what was drawn' });
  trial.same(found, 'drawn', result, found.data?.drawn);
  const sector = found.data?.sectors.find(({ id }) => id === result?.sectorId);
  trial.same(found, 'the prize of its sector', sector?.prize, result?.prize?.kind ?? null);
  const seen = await trial.ask('drawActivity', input, {
    by: newcomer,
    as: 'another person’s draw',
  });
  trial.same(seen, 'drawn', null, seen.data?.drawn);
  const form = await trial.ask(
    'prizeForm',
    { drawId: result?.drawId ?? '' },
    {
      by: member,
      as: 'the form of what was won',
    },
  );
  trial.same(form, 'prize', result?.prize, form.data?.prize);
  const expect = ['success', 'alreadyClaimed'] as const;
  const both = [1, 2].map((nth) =>
    trial.ask('draw', input, { by: newcomer, as: `draw ${nth} of two at once`, expect }),
  );
  await shareOne(trial, both, 'alreadyClaimed');
}
