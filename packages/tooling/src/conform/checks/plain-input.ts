import type { DocumentedEndpoint } from '../../contracts/api-contract.ts';
import type { Trial } from '../trial.ts';

/** An input that fits an endpoint: that of its example, with a phone of ours. */
export function plainInput(
  { example: { input } }: DocumentedEndpoint,
  { people }: Pick<Trial, 'people'>,
): Readonly<Record<string, unknown>> {
  return 'phone' in input ? { ...input, phone: people.hurrier.phone } : input;
}
