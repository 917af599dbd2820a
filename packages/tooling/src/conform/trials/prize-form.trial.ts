import { changeOnce, effectOn, type Trial } from '../trial.ts';

/** The recipient of a prize: once, by who won it, in time. */
export async function tryPrizeForm(trial: Trial): Promise<void> {
  const { member, newcomer, foreigner } = trial.people;
  const { 'prizeForm.open': drawId, 'prizeForm.ended': over } = trial.things;
  const recipient = { name: 'Penerima Hadiah', phone: member.phone, address: 'Jalan Melati 12' };
  if (over !== undefined) {
    const as = 'a form that is closed';
    await trial.ask(
      'sendPrizeForm',
      { drawId: over, recipient },
      { by: member, as, expect: 'ended' },
    );
  }
  if (drawId === undefined) return;
  const input = { drawId, recipient };
  await trial.ask('sendPrizeForm', input, { as: 'a form by a visitor', expect: 'loginRequired' });
  for (const by of [newcomer, foreigner]) {
    const theirs = { by, as: 'the prize of another person', expect: 'notFound' } as const;
    await trial.ask('prizeForm', { drawId }, theirs);
    await trial.ask('sendPrizeForm', input, theirs);
  }
  const abroad = { drawId, recipient: { ...recipient, phone: '+15551234567' } };
  await trial.ask('sendPrizeForm', abroad, {
    by: member,
    as: 'a recipient with a phone of no market',
    expect: 'bodyInvalid',
  });
  const sent = effectOn(trial, ['prizeForm', { drawId }, member], 'forms sent', 1, (data) =>
    data.sent === null ? 0 : 1,
  );
  const made = await changeOnce(trial, 'sendPrizeForm', input, {
    by: member,
    as: 'a form',
    effects: [sent],
  });
  trial.same(made, 'recipient', recipient, made.data?.sent?.recipient);
  const other = { drawId, recipient: { ...recipient, name: 'Orang Lain' } };
  const again = await trial.ask('sendPrizeForm', other, {
    by: member,
    as: 'a second form',
    expect: 'alreadyClaimed',
  });
  trial.same(again, 'what was sent', made.data?.sent, again.data?.sent);
  const found = await trial.ask(
    'prizeForm',
    { drawId },
    { by: member, as: 'the form that was sent' },
  );
  trial.same(found, 'sent', made.data?.sent, found.data?.sent);
}
