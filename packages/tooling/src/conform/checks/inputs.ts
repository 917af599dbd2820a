import * as v from 'valibot';
import type { DocumentedEndpoint } from '../../contracts/api-contract.ts';
import type { Trial } from '../trial.ts';
import { plainInput } from './plain-input.ts';

/** Values that break most fields. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  'x'.repeat(5000),
  -1,
  1.5,
  true,
  ['list'],
  { field: 'of an object' },
];

/** Texts that fit a field, and must lead to nothing. */
const NAMES_OF_NOTHING = ['__proto__', 'constructor', "' OR 1=1 --", '../../etc/passwd', '☕️'];

/** What a backend has to refuse where an input breaks the contract, and must survive where it does not. */
export async function checkInputs(trial: Trial): Promise<void> {
  for (const endpoint of trial.endpoints.values()) {
    const by = endpoint.tokenUse === 'none' ? undefined : trial.people.member;
    const attempt =
      (expect: 'bodyInvalid' | null) =>
      async ([as, input]: Attempt) =>
        trial.askAnything(endpoint.name, input, { by, as, expect });
    await Promise.all(brokenInputs(endpoint, trial).map(attempt('bodyInvalid')));
    await Promise.all(oddInputs(endpoint, trial).map(attempt(null)));
  }
}

type Attempt = readonly [as: string, input: Readonly<Record<string, unknown>>];

/** Inputs in which one field breaks its schema. */
function brokenInputs(endpoint: DocumentedEndpoint, trial: Trial): readonly Attempt[] {
  const plain = plainInput(endpoint, trial);
  // A query has texts alone.
  const values = HOSTILE.filter(
    (value) => endpoint.method === 'POST' || value === undefined || typeof value === 'string',
  );
  return Object.keys(endpoint.input.entries).flatMap((field) =>
    values
      .map((value): Attempt => [`${field}: ${wordsOf(value)}`, { ...plain, [field]: value }])
      .filter(([, input]) => !v.is(endpoint.input, input)),
  );
}

/** Inputs that fit, of things that are not there. */
function oddInputs(endpoint: DocumentedEndpoint, trial: Trial): readonly Attempt[] {
  const plain = plainInput(endpoint, trial);
  const fields = Object.keys(plain).filter((name) => typeof plain[name] === 'string');
  return fields.flatMap((field) =>
    NAMES_OF_NOTHING.map(
      (value): Attempt => [`${field}: ${value}`, { ...plain, [field]: value }],
    ).filter(([, input]) => v.is(endpoint.input, input)),
  );
}

function wordsOf(value: unknown): string {
  if (value === undefined) return 'left out';
  return typeof value === 'string' && value.length > 100 ? 'too long' : JSON.stringify(value);
}
