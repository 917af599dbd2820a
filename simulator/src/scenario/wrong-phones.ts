import { isJsonObject } from '../shared/json-object.ts';
import type { Step } from './step.ts';
import type { Wrong } from './wrong.types.ts';

/** Steps that are about both phones. */
const OF_BOTH: readonly unknown[] = [
  'advance',
  'advance.to',
  'backend.change',
] satisfies Step['do'][];

/** Every step on a second phone that the file does not have, or that is about both phones. */
export function wrongPhones(file: unknown): readonly Wrong[] {
  if (!isJsonObject(file) || !Array.isArray(file['steps'])) return [];
  const steps: readonly unknown[] = file['steps'];
  return steps.flatMap((step, index) => {
    if (!isJsonObject(step) || step['phone'] === undefined) return [];
    const path = ['steps', String(index), 'phone'];
    if (OF_BOTH.includes(step['do'])) {
      return [{ path, message: `"${step['do']}" is about both phones: leave "phone" out` }];
    }
    if (step['phone'] !== 2 || file['secondPhone'] !== undefined) return [];
    return [{ path, message: 'there is no second phone here: say in "secondPhone" how it starts' }];
  });
}
