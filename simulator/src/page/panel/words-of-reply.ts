import type { HostReply } from '../../host/host.types.ts';
import type { WaitingReply } from '../../host/promised-replies.ts';

const TIMES = ['never', 'once', 'twice'] as const;

/**
 * Says what was promised to a call.
 *
 * @param count How often it was called by now.
 */
export function wordsOfReply(
  { name, nth, reply }: Pick<WaitingReply<HostReply>, 'name' | 'nth' | 'reply'>,
  count: number,
): string {
  const ahead = nth === null ? 1 : nth - count;
  const which = ahead === 1 ? 'next' : `${ahead} calls from now`;
  const answer = 'code' in reply ? String(reply.code) : 'the app’s own answer';
  const given = reply.times === 1 ? '' : `, given ${TIMES[reply.times]}`;
  return `${name}, ${which}: ${answer}${reply.delay > 0 ? `, after ${reply.delay} ms` : ''}${given}`;
}
