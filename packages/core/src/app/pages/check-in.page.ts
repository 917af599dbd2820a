import { createCheckInMachine } from '../../check-in/check-in.machine.ts';
import type { CheckInPorts } from '../../check-in/check-in.types.ts';
import { checkInDraftOf, parseCheckInDraft } from '../../check-in/check-in-draft.ts';
import type { AppPorts } from '../app.types.ts';
import type { StartPage } from '../pages.ts';

/** The page of a check-in campaign. */
export function createCheckInPage(ports: AppPorts & Pick<CheckInPorts, 'checkIns'>): StartPage {
  const machine = createCheckInMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft }) => {
    const checkIn = spawn(machine, {
      systemId: 'checkIn',
      input: { activityCode: key, loggedIn, draft: parseCheckInDraft(draft) },
    });
    follow(checkIn);
    checkIn.subscribe((snapshot) => keepDraft(checkInDraftOf(snapshot.context)));
    return { name: 'checkIn', key, actor: checkIn, tell: checkIn.send };
  };
}
