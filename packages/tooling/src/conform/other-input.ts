import * as v from 'valibot';
import type { DocumentedEndpoint } from '../contracts/api-contract.ts';

/** Another input that fits an endpoint; null if there is none, or a field is who sends it. */
export function otherInput(
  endpoint: DocumentedEndpoint | undefined,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  if (endpoint === undefined) return null;
  for (const [name, value] of Object.entries(input)) {
    if (name === 'phone') continue;
    const other = { ...input, [name]: otherValue(value) };
    if (v.is(endpoint.input, other)) return other;
  }
  return null;
}

function otherValue(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.slice(0, -1) + (value.endsWith('1') ? '2' : '1');
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    default:
      return undefined;
  }
}
