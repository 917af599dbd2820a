import { findAllByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { Action } from '../../scenario/step.ts';
import { type Refusal, TAP_TIMEOUT_MS } from '../driver.ts';

/** Taps what has this role and name on a page, as a finger does. */
export async function tapOn(
  page: Window & typeof globalThis,
  { role, name }: Extract<Action, { readonly do: 'tap' }>,
): Promise<Refusal | null> {
  const { document } = page;
  const [target, ...others] = await findAllByRole(
    document.body,
    role,
    { name },
    { timeout: TAP_TIMEOUT_MS },
  ).catch(() => []);
  if (target === undefined)
    return { pointer: '', message: `The screen shows no ${role} “${name}”.` };
  if (others.length > 0) {
    return { pointer: '', message: `The screen shows more than one ${role} “${name}”.` };
  }
  await userEvent.setup({ document, delay: null }).click(target);
  return null;
}
