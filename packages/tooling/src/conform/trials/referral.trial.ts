import { isMasked } from '../is-masked.ts';
import { changeOnce, effectOn, type Trial, walletOf } from '../trial.ts';

/** An invitation, accepted once by a new customer. */
export async function tryReferral(trial: Trial): Promise<void> {
  const { member, newcomer } = trial.people;
  const own = await trial.ask('referral', {}, { by: member, as: 'an own code' });
  const theirs = await trial.ask('referral', {}, { by: newcomer, as: 'another person’s code' });
  const inviteCode = own.data?.inviteCode ?? '';
  const again = await trial.ask('referral', {}, { by: member, as: 'an own code, read again' });
  trial.same(again, 'inviteCode', inviteCode, again.data?.inviteCode);
  const home = await trial.ask('home', {}, { by: member, as: 'the code on home' });
  trial.same(home, 'inviteCode', inviteCode, home.data?.moduleValues.inviteCode);

  const input = { inviteCode };
  await trial.ask('acceptInvite', input, {
    as: 'an invitation of a visitor',
    expect: 'loginRequired',
  });
  const nobody = { inviteCode: 'CONFORM-NOBODY' };
  await trial.ask('acceptInvite', nobody, {
    by: newcomer,
    as: 'nobody’s code',
    expect: 'notFound',
  });
  await trial.ask('acceptInvite', input, { by: member, as: 'an own code', expect: 'ownCode' });
  await trial.ask(
    'acceptInvite',
    { inviteCode: theirs.data?.inviteCode ?? '' },
    {
      by: member,
      as: 'an invitation of a customer who has ordered',
      expect: 'existingUser',
    },
  );
  const effects = [
    { what: 'vouchers in the wallet', by: 1, read: walletOf(trial, newcomer) },
    effectOn(
      trial,
      ['referral', {}, member],
      'friends of the inviter',
      1,
      ({ friends }) => friends,
    ),
  ];
  await changeOnce(trial, 'acceptInvite', input, { by: newcomer, as: 'an invitation', effects });
  await trial.ask('acceptInvite', input, {
    by: newcomer,
    as: 'a second invitation',
    expect: 'alreadyBound',
  });
  const after = await trial.ask('referral', {}, { by: member, as: 'the friends of the inviter' });
  for (const { phone } of after.data?.latestFriends ?? []) {
    trial.check(after, 'the phone of a friend', isMasked(phone), 'a masked phone', phone);
  }
  const joined = after.data?.latestFriends.map(({ joinedAt }) => joinedAt) ?? [];
  trial.same(
    after,
    'order',
    joined.toSorted((one, other) => other - one),
    joined,
  );
  trial.check(after, 'latestFriends', joined.length > 0, 'the friend', joined);
}
