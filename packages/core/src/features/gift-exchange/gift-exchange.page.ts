import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createGiftExchangeMachine } from './gift-exchange.machine.ts';
import type { GiftExchangePorts } from './gift-exchange.types.ts';
import { giftExchangeDraftOf, parseGiftExchangeDraft } from './gift-exchange-draft.ts';

/** The page of an activity in which points are exchanged for gifts. */
export function createGiftExchangePage(
  ports: AppPorts & Pick<GiftExchangePorts, 'gifts'>,
): StartPage {
  const machine = createGiftExchangeMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const giftExchange = spawn(machine, {
      systemId: 'giftExchange',
      input: { activityCode: key, loggedIn, draft: parseGiftExchangeDraft(draft) },
    });
    follow(giftExchange);
    giftExchange.subscribe((snapshot) => keepDraft(giftExchangeDraftOf(snapshot.context)));
    return { name: 'giftExchange', key, actor: giftExchange, tell: giftExchange.send };
  };
}
