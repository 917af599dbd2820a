import type { HostReply } from '../../host/host.types.ts';
import type { WaitingOverride } from '../../host/named-overrides.ts';

const TIMES = ['never', 'once', 'twice'] as const;

/**
 * Says how a call is overridden.
 *
 * @param count How often it was called by now.
 */
export function overrideText(
  { name, nth, reply }: Pick<WaitingOverride<HostReply>, 'name' | 'nth' | 'reply'>,
  count: number,
): string {
  const ahead = nth === null ? 1 : nth - count;
  const which = ahead === 1 ? 'next' : `${ahead} calls from now`;
  const answer = 'code' in reply ? String(reply.code) : 'the app’s own answer';
  const given = reply.times === 1 ? '' : `, given ${TIMES[reply.times]}`;
  return `${name}, ${which}: ${answer}${reply.delay > 0 ? `, after ${reply.delay} ms` : ''}${given}`;
}
