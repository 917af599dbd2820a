import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createDrawMachine } from '../draw/draw.machine.ts';
import type { DrawPorts } from '../draw/draw.types.ts';
import { drawDraftOf, parseDrawDraft } from '../draw/draw-draft.ts';
import { loveRouteName, loveView } from './love.view.ts';

/** The pages of the love campaign: a draw in other clothes, on the route of its state. */
export function createLovePage(ports: AppPorts & Pick<DrawPorts, 'draws'>): StartPage {
  const machine = createDrawMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft, keepAt }) => {
    const love = spawn(machine, {
      systemId: 'love',
      input: { activityCode: key, loggedIn, draft: parseDrawDraft(draft) },
    });
    follow(love);
    love.subscribe((snapshot) => {
      keepDraft(drawDraftOf(snapshot.context));
      keepAt(loveRouteName(loveView(snapshot)));
    });
    return { name: 'love', key, actor: love, tell: love.send };
  };
}
