import type { Asked, Conversation, Person } from './conversation.ts';

/**
 * Reads the code of an SMS.
 *
 * @param sent Resolves when the SMS was sent. What watches for it has to begin before.
 */
export type ReadSmsCode = (phone: string, sent: Promise<unknown>) => Promise<string>;

/** A person cannot log in, so that nothing of theirs can be tried. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
}

/** An SMS that was requested. */
export interface SentCode {
  readonly code: string;
  /** The key of the request. */
  readonly key: string;
  readonly asked: Asked<'sendCode'>;
}

/**
 * Requests an SMS, and reads its code.
 *
 * @throws LoginError if it is not sent
 */
export async function requestCode(
  { ask, newKey }: Pick<Conversation, 'ask' | 'newKey'>,
  { phone }: Person,
  readCode: ReadSmsCode,
): Promise<SentCode> {
  const key = newKey();
  const asking = ask('sendCode', { phone }, { as: 'an SMS', key });
  const code = readCode(phone, asking);
  const asked = await asking;
  if (asked.code !== 0) {
    code.catch(() => {});
    throw new LoginError(`${phone} gets no SMS: the backend answered ${asked.code ?? 'no code'}.`);
  }
  return { code: await code, key, asked };
}

/**
 * Logs a person in.
 *
 * @throws LoginError
 */
export async function logIn(
  conversation: Pick<Conversation, 'ask' | 'newKey'>,
  person: Person,
  readCode: ReadSmsCode,
): Promise<Person> {
  const { code } = await requestCode(conversation, person, readCode);
  const { phone } = person;
  const { data } = await conversation.ask('logIn', { phone, code }, { as: 'a login' });
  if (data === null) throw new LoginError(`${phone} cannot log in.`);
  return { ...person, token: data.token };
}
