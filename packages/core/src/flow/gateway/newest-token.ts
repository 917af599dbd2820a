import type { Session } from '../../platform/session/session.ts';
import type { GatewayResult } from './gateway.ts';

/**
 * Retries a read, such as a wallet, if its token was replaced meanwhile. A stale token was refused, so the session goes
 * on.
 */
export async function retryWithNewestToken<Value>(
  session: Session,
  ask: () => Promise<GatewayResult<Value>>,
): Promise<GatewayResult<Value>> {
  const { token } = session.global.get();
  const answer = await ask();
  const isOutdated = session.global.get().token !== token;
  return isOutdated && !answer.ok && answer.failure.kind === 'sessionExpired'
    ? retryWithNewestToken(session, ask)
    : answer;
}
