import type { Session } from '../../platform/session/session.ts';
import type { GatewayResult } from './gateway.ts';

/**
 * Asks for what may be asked for again, such as a wallet. A token that another one took the place of meanwhile is
 * refused for nothing, and ends nobody's session: the same is asked for with the new one.
 */
export async function askWithNewestToken<Value>(
  session: Session,
  ask: () => Promise<GatewayResult<Value>>,
): Promise<GatewayResult<Value>> {
  const { token } = session.global.get();
  const answer = await ask();
  const isOutdated = session.global.get().token !== token;
  return isOutdated && !answer.ok && answer.failure.kind === 'sessionExpired'
    ? askWithNewestToken(session, ask)
    : answer;
}
