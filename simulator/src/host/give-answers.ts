import type { Clock } from '@cangkir/core';
import type { HostAnswer, HostReply } from './host.types.ts';
import type { PromisedReplies } from './promised-replies.ts';

interface GivingOptions {
  readonly clock: Clock;
  readonly replies: Pick<PromisedReplies<HostReply>, 'take'>;
  /** The app's own answer. */
  answer(method: string, params: unknown): Promise<HostAnswer>;
}

/**
 * Answers a call as promised: late, twice or never; otherwise as the app does. As on a device, an answer arrives after
 * the page's call has returned.
 *
 * @param give Sends an answer to the page.
 */
export async function giveAnswers(
  method: string,
  params: unknown,
  { clock, replies, answer }: GivingOptions,
  give: (answer: HostAnswer) => void,
): Promise<void> {
  const promised = replies.take(method);
  if (promised === null) return give(await answer(method, params));
  const { delay, times, ...rest } = promised;
  const reply = await ('code' in rest ? rest : answer(method, params));
  function giveAll(): void {
    for (let given = 0; given < times; given += 1) give(reply);
  }
  if (delay > 0) clock.setTimeout(giveAll, delay);
  else giveAll();
}
