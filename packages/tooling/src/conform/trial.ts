import type { EndpointName, InputOf, OutputOf } from '@cangkir/api';
import type { DocumentedEndpoint } from '../contracts/api-contract.ts';
import type { Asked, Conversation, Person, Tried } from './conversation.ts';
import type { ConformData, PersonName } from './data.ts';
import { type CodeName, nameOfCode } from './documented-codes.ts';
import { otherInput } from './other-input.ts';

/** What every trial has. */
export interface Trial extends Conversation {
  readonly endpoints: ReadonlyMap<EndpointName, DocumentedEndpoint>;
  /** Logged in, but for the strangers. */
  readonly people: Readonly<Record<PersonName, Person>>;
  readonly things: ConformData['things'];
}

/** What a change does, as something that can be read changes with it. */
export interface Effect {
  readonly what: string;
  /** By how much it grows. */
  readonly by: number;
  read(): Promise<number | undefined>;
}

interface ChangeOptions {
  readonly by: Person;
  readonly as: string;
  readonly effects?: readonly Effect[];
  /** A new one by default. */
  readonly key?: string;
}

/**
 * Makes a change that has to succeed, twice at once and a third time under one key, then with another input. It has to be
 * made once.
 */
export async function changeOnce<Name extends EndpointName>(
  trial: Trial,
  name: Name,
  input: InputOf<Name>,
  { by, as, effects = [], key = trial.newKey() }: ChangeOptions,
): Promise<Asked<Name>> {
  const before = await Promise.all(effects.map(({ read }) => read()));
  const [made, twin] = await Promise.all([
    trial.ask(name, input, { by, as, key }),
    trial.ask(name, input, { by, as: `${as}, twice at once under one key`, key }),
  ]);
  trial.same(twin, 'data', made.data, twin.data);
  const later = await trial.ask(name, input, { by, as: `${as}, a third time under its key`, key });
  trial.same(later, 'data', made.data, later.data);
  const after = await Promise.all(effects.map(({ read }) => read()));
  for (const [index, { what, by: growth }] of effects.entries()) {
    const expected = (before[index] ?? Number.NaN) + growth;
    trial.same(made, what, round(expected), round(after[index]));
  }
  const other = otherInput(trial.endpoints.get(name), input);
  if (other !== null) {
    const tried = `${as}, with another input under its key`;
    await trial.askAnything(name, other, { by, as: tried, key, expect: 'bodyInvalid' });
  }
  return made;
}

/** Asks for what one alone can have, all at once: one has to get it, and the others the same refusal. */
export async function shareOne(
  trial: Trial,
  asking: readonly Promise<Tried & Pick<Asked<EndpointName>, 'code'>>[],
  refusal: CodeName,
): Promise<void> {
  const asked = await Promise.all(asking);
  const [first] = asked;
  if (first === undefined) return;
  const names = asked.map(({ code }) => nameOfCode(code)).sort();
  const expected = ['success', ...asked.slice(1).map(() => refusal)].sort();
  trial.same(first, 'codes', expected, names);
}

/** Money in cents of a cent: no more than a computer's own error is lost. */
function round(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10_000) / 10_000;
}

/** How many vouchers a person holds. */
export function walletOf(trial: Trial, by: Person): () => Promise<number | undefined> {
  return async () => {
    const { data } = await trial.ask('vouchers', {}, { by, as: 'the wallet' });
    return data?.vouchers.length;
  };
}

/** An effect on what an answer says. */
export function effectOn<Name extends EndpointName>(
  trial: Trial,
  [name, input, by]: readonly [name: Name, input: InputOf<Name>, by: Person | undefined],
  what: string,
  growth: number,
  read: (data: OutputOf<Name>) => number | undefined,
): Effect {
  return {
    what,
    by: growth,
    async read() {
      const { data } = await trial.ask(name, input, { by, as: `the ${what}` });
      return data === null ? undefined : read(data);
    },
  };
}
