import type { Person } from '../conversation.ts';
import type { Trial } from '../trial.ts';
import type { OverToken } from '../trials/login.trial.ts';
import { plainInput } from './plain-input.ts';

/** What a backend has to refuse where a token is missing, unknown or over. */
export async function checkTokens(trial: Trial, over: readonly OverToken[]): Promise<void> {
  const wrong: readonly OverToken[] = [['that is unknown', 'no-token-of-anybody'], ...over];
  for (const endpoint of trial.endpoints.values()) {
    const { name, tokenUse } = endpoint;
    if (tokenUse === 'none') continue;
    const input = plainInput(endpoint, trial);
    if (tokenUse === 'login') {
      await trial.askAnything(name, input, { as: 'no token', expect: 'tokenInvalid' });
    }
    await Promise.all(
      wrong.map(([why, token]) => {
        const by: Person = { variable: 'TOKEN', phone: '', token };
        return trial.askAnything(name, input, {
          by,
          as: `a token ${why}`,
          expect: 'tokenInvalid',
        });
      }),
    );
  }
}
