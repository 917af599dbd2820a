import * as v from 'valibot';
import { METHODS, type MethodName } from '../methods.ts';

/** Params that break the schema of a call: each parameter in turn is missing, of another type, or empty. */
export function malformedParams(
  method: MethodName,
  valid: Readonly<Record<string, unknown>>,
): readonly Record<string, unknown>[] {
  const { input } = METHODS[method];
  return Object.keys(input.entries)
    .flatMap((name) => {
      const { [name]: _, ...others } = valid;
      return [others, { ...others, [name]: [] }, { ...others, [name]: '' }];
    })
    .filter((params) => !v.is(input, params));
}
