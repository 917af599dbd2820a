import type { Person } from '../conversation.ts';
import { logIn, type ReadSmsCode, requestCode } from '../log-in.ts';
import type { Trial } from '../trial.ts';

/** A token that is over, and why. */
export type OverToken = readonly [why: string, token: string];

/** The logins and logouts of the strangers. Returns tokens that are over. */
export async function tryLogin(trial: Trial, readCode: ReadSmsCode): Promise<readonly OverToken[]> {
  await tryCodes(trial, readCode);
  const stranger = await tryStranger(trial, readCode);
  await trial.ask('account', {}, { by: stranger, as: 'after the login' });
  await trial.ask('logOut', {}, { by: stranger, as: 'a logout' });
  const leaver = await logIn(trial, trial.people.leaver, readCode);
  await trial.ask('logOutEverywhere', {}, { by: leaver, as: 'a logout everywhere' });
  return [
    ['after its logout', stranger.token],
    ['after a logout everywhere', leaver.token],
  ];
}

/** A code is typed once, is tried five times, and is for its phone. */
async function tryCodes(trial: Trial, readCode: ReadSmsCode): Promise<void> {
  const { guesser, stranger } = trial.people;
  await trial.ask(
    'logIn',
    { phone: guesser.phone, code: '000000' },
    {
      as: 'a code without an SMS',
      expect: 'smsCodeExpired',
    },
  );
  for (const phone of ['+15551234567', '+62215550123']) {
    await trial.ask(
      'sendCode',
      { phone },
      {
        as: 'an SMS to a phone that is not mobile, or of no market',
        expect: 'phoneInvalid',
      },
    );
  }
  const { code } = await requestCode(trial, guesser, readCode);
  const wrong = otherCode(code);
  await trial.ask(
    'logIn',
    { phone: stranger.phone, code },
    {
      as: 'the code of another phone',
      expect: ['smsCodeExpired', 'smsCodeWrong'],
    },
  );
  for (const attempt of ['first', 'second', 'third', 'fourth', 'fifth']) {
    const as = `the ${attempt} wrong code`;
    await trial.ask('logIn', { phone: guesser.phone, code: wrong }, { as, expect: 'smsCodeWrong' });
  }
  await trial.ask(
    'logIn',
    { phone: guesser.phone, code },
    {
      as: 'the right code after five wrong ones',
      expect: 'smsCodeTooManyTries',
    },
  );
}

/** The first login of a person, whose requests are sent again in each way. */
async function tryStranger(trial: Trial, readCode: ReadSmsCode): Promise<Person> {
  const { stranger } = trial.people;
  const { phone } = stranger;
  const { code, asked, key } = await requestCode(trial, stranger, readCode);
  const { resendAt = 0 } = asked.data ?? {};
  trial.check(asked, 'resendAt', resendAt > Date.now(), 'a moment to come', resendAt);
  const again = await trial.ask('sendCode', { phone }, { as: 'the same SMS again', key });
  trial.same(again, 'data', asked.data, again.data);
  await trial.ask(
    'sendCode',
    { phone },
    {
      as: 'another SMS at once',
      expect: ['smsCodeTooSoon', 'tooManyRequests'],
    },
  );
  const loginKey = trial.newKey();
  const [first, twin] = await Promise.all([
    trial.ask('logIn', { phone, code }, { as: 'a login', key: loginKey }),
    trial.ask('logIn', { phone, code }, { as: 'a login, twice at once', key: loginKey }),
  ]);
  trial.same(twin, 'data', first.data, twin.data);
  trial.same(first, 'the phone of its user', phone, first.data?.user.phone);
  const old = { ...stranger, token: 'no-token-of-anybody' };
  const later = await trial.ask(
    'logIn',
    { phone, code },
    {
      by: old,
      as: 'a login under its key, with an old token',
      key: loginKey,
    },
  );
  trial.same(later, 'data', first.data, later.data);
  await trial.ask(
    'logIn',
    { phone, code: otherCode(code) },
    {
      as: 'a login with another code under its key',
      key: loginKey,
      expect: 'bodyInvalid',
    },
  );
  await trial.ask(
    'logIn',
    { phone, code },
    {
      as: 'a code that was used',
      expect: ['smsCodeTooManyTries', 'smsCodeExpired', 'smsCodeWrong'],
    },
  );
  return { ...stranger, token: first.data?.token ?? '' };
}

function otherCode(code: string): string {
  return code.slice(0, -1) + (code.endsWith('1') ? '2' : '1');
}
