import { createDesk, type DeskOptions } from '../desk/create-desk.ts';
import { bothOf } from '../desk/create-phones.ts';
import { lockDesk } from '../desk/lock-desk.ts';
import { openSavedStorage } from '../desk/saved-storage.ts';
import { createScenarioLock } from '../desk/scenario-lock.ts';
import { watchMachines } from '../inspection/running-machines.ts';
import { createPageDriver } from '../replay/page/page-driver.ts';
import { createLiveRecorder } from '../replay/recording/live-recorder.ts';

import type { RecordedScenario } from '../replay/recording/recorder.ts';
import { openRecordingSession } from '../replay/recording/recording.ts';
import { verify } from '../replay/recording/verify.ts';
import type { SavedValue } from '../shared/saved-value.ts';
import { createChartControls } from './chart-controls.ts';
import { createScenarioControls } from './scenario-controls.ts';
import { createShownSettling } from './settle-shown.ts';
import type { SimulatorParts } from './simulator.types.ts';

export interface SimulatorOptions extends Omit<DeskOptions, 'lock'> {
  readonly savedValues: Readonly<
    Record<'settings' | 'backend' | 'savedStorage' | 'recording', SavedValue>
  >;
}

/** Joins the desk with the replay and the recording of scenarios. Nothing is shown or served yet. */
export async function createSimulator(options: SimulatorOptions): Promise<SimulatorParts> {
  const lock = createScenarioLock();
  const desk = await createDesk({ ...options, lock });
  desk.clock.settleWith(createShownSettling(bothOf(desk.phones), desk.network));
  const savedStorage = await openSavedStorage(desk.phones, options.savedValues.savedStorage);
  const recording = await openRecordingSession({
    live: createLiveRecorder({ desk, isOwn: lock.isFree }),
    clock: desk.clock,
    savedValue: options.savedValues.recording,
    verify: verifyOnMachines,
  });
  const controls = createScenarioControls({
    driver: createPageDriver(desk),
    recording,
    lockDesk: () => lockDesk(desk, savedStorage, lock),
    rest: (ms) => new Promise((resolve) => options.clock.setTimeout(resolve, ms)),
  });
  const machines = watchMachines(desk.phones.first);
  return { ...desk, ...controls, ...createChartControls(machines), machines, recording };
}

/** Loads the machines only when a recording is checked. */
async function verifyOnMachines(recorded: RecordedScenario): Promise<RecordedScenario> {
  const { machinesDriver } = await import('../replay/machines/machines-driver.ts');
  return verify(recorded, machinesDriver);
}
