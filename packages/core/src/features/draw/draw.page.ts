import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createDrawMachine } from './draw.machine.ts';
import type { DrawPorts } from './draw.types.ts';
import { drawDraftOf, parseDrawDraft } from './draw-draft.ts';

/** The page of a lucky draw. */
export function createDrawPage(ports: AppPorts & Pick<DrawPorts, 'draws'>): StartPage {
  const machine = createDrawMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const draw = spawn(machine, {
      systemId: 'draw',
      input: { activityCode: key, loggedIn, draft: parseDrawDraft(draft) },
    });
    follow(draw);
    draw.subscribe((snapshot) => keepDraft(drawDraftOf(snapshot.context)));
    return { name: 'draw', key, actor: draw, tell: draw.send };
  };
}
