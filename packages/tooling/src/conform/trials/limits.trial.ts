import type { Person } from '../conversation.ts';
import { nameOfCode } from '../documented-codes.ts';
import type { Trial } from '../trial.ts';

/** More changes in a row than anybody makes. */
const TOO_MANY = 100;

/** Who changes too much has to wait, but may log out. */
export async function tryLimits(trial: Trial, hurrier: Person): Promise<void> {
  const { 'bargain.open': activityCode } = trial.things;
  if (activityCode === undefined) return;
  const found = await trial.ask('bargain', { activityCode }, { by: hurrier, as: 'a bargain' });
  const input = { activityCode, prizeId: found.data?.prizes[0]?.id ?? '', shared: true };
  for (let sent = 1; sent <= TOO_MANY; sent += 1) {
    const asked = await trial.ask('sponsorBargain', input, {
      by: hurrier,
      as: `one of ${TOO_MANY} changes in a row`,
      expect: sent < TOO_MANY ? ['success', 'tooManyRequests'] : 'tooManyRequests',
    });
    if (nameOfCode(asked.code) !== 'success') break;
  }
  await trial.ask('logOut', {}, { by: hurrier, as: 'a logout of who changes too much' });
}
