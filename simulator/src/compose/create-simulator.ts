import { createDesk, type DeskOptions } from '../desk/create-desk.ts';
import { lendDesk } from '../desk/lock-desk.ts';
import { bothOf } from '../desk/put-phones.ts';
import { openLentStorage } from '../desk/saved-storage.ts';
import { createLoan } from '../desk/scenario-lock.ts';
import { watchMachines } from '../inspection/running-machines.ts';
import { createPageDriver } from '../replay/page/page-driver.ts';
import { createLiveRecorder } from '../replay/recording/live-recorder.ts';
import { proveStory } from '../replay/recording/prove-story.ts';
import type { Story } from '../replay/recording/recorder.ts';
import { openRecordingSession } from '../replay/recording/recording-session.ts';
import type { Keeper } from '../shared/kept-value.ts';
import { createScenarioControls } from './scenario-controls.ts';
import { createShownSettling } from './settle-shown.ts';
import type { SimulatorParts } from './simulator.types.ts';

export interface SimulatorOptions extends Omit<DeskOptions, 'loan'> {
  readonly keepers: Readonly<Record<'settings' | 'backend' | 'lentStorage' | 'recording', Keeper>>;
}

/** The desk, and the stories that are told and recorded on it. Nothing is shown or served yet. */
export async function createSimulator(options: SimulatorOptions): Promise<SimulatorParts> {
  const loan = createLoan();
  const desk = await createDesk({ ...options, loan });
  desk.clock.settleWith(createShownSettling(bothOf(desk.phones), desk.network));
  const lentStorage = await openLentStorage(desk.phones, options.keepers.lentStorage);
  const recording = await openRecordingSession({
    live: createLiveRecorder({ desk, isOwn: loan.isOver }),
    clock: desk.clock,
    keeper: options.keepers.recording,
    prove: proveOnMachines,
  });
  const controls = createScenarioControls({
    driver: createPageDriver(desk),
    recording,
    lend: () => lendDesk(desk, lentStorage, loan),
    rest: (ms) => new Promise((resolve) => options.clock.setTimeout(resolve, ms)),
  });
  return { ...desk, ...controls, machines: watchMachines(desk.phones.first), recording };
}

/** The machines are here for that alone. */
async function proveOnMachines(story: Story): Promise<Story> {
  const { machinesDriver } = await import('../replay/machines/machines-driver.ts');
  return proveStory(story, machinesDriver);
}
