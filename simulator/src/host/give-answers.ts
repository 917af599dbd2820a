import type { Clock } from '@cangkir/core';
import type { HostAnswer, HostReply } from './host.types.ts';
import type { NamedOverrides } from './named-overrides.ts';

interface GivingOptions {
  readonly clock: Clock;
  readonly overrides: Pick<NamedOverrides<HostReply>, 'take'>;
  /** The app's own answer. */
  answer(method: string, params: unknown): Promise<HostAnswer>;
}

/**
 * Answers a call by its override: late, twice or never; otherwise as the app does. As on a device, an answer arrives after
 * the page's call has returned.
 *
 * @param give Sends an answer to the page.
 */
export async function giveAnswers(
  method: string,
  params: unknown,
  { clock, overrides, answer }: GivingOptions,
  give: (answer: HostAnswer) => void,
): Promise<void> {
  const override = overrides.take(method);
  if (override === null) return give(await answer(method, params));
  const { delay, times, ...rest } = override;
  const reply = await ('code' in rest ? rest : answer(method, params));
  function giveAll(): void {
    for (let given = 0; given < times; given += 1) give(reply);
  }
  if (delay > 0) clock.setTimeout(giveAll, delay);
  else giveAll();
}
