import { DEFAULT_MARKET } from '../../platform/market/market.ts';
import type { Random } from '../../platform/random.ts';
import type { LoginDraft } from '../../platform/session/session.ts';

/** The draft of somebody who has typed nothing yet, with the keys of the changes that it will ask for. */
export function emptyDraft(random: Random): LoginDraft {
  return {
    market: DEFAULT_MARKET,
    typedPhone: '',
    phone: null,
    resendAt: null,
    sendKey: random.uuid(),
    logInKey: random.uuid(),
  };
}

/** The draft after the person changed something. What is typed anew but the same keeps its key. */
export function changeDraft(
  draft: LoginDraft,
  change: Partial<Pick<LoginDraft, 'market' | 'typedPhone'>>,
  random: Random,
): LoginDraft {
  const next = { ...draft, ...change };
  const isSame = next.market === draft.market && next.typedPhone === draft.typedPhone;
  return isSame ? draft : { ...next, sendKey: random.uuid() };
}
