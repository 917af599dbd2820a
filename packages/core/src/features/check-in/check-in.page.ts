import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createCheckInMachine } from './check-in.machine.ts';
import type { CheckInPorts } from './check-in.types.ts';
import { checkInDraftOf, parseCheckInDraft } from './check-in-draft.ts';

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
