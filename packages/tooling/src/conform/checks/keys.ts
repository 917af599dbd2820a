import type { Trial } from '../trial.ts';
import { plainInput } from './plain-input.ts';

/** One character more than a key may have. */
const TOO_LONG = 'k'.repeat(129);

/** A change without a key, or with one that breaks the contract, has to be refused. */
export async function checkKeys(trial: Trial): Promise<void> {
  for (const endpoint of trial.endpoints.values()) {
    if (endpoint.method === 'GET') continue;
    const input = plainInput(endpoint, trial);
    const by = endpoint.tokenUse === 'none' ? undefined : trial.people.member;
    const expect = 'bodyInvalid';
    await trial.askAnything(endpoint.name, input, { by, as: 'no key', key: null, expect });
    await trial.askAnything(endpoint.name, input, { by, as: 'a long key', key: TOO_LONG, expect });
  }
}
