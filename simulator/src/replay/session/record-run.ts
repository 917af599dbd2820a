import { maskText } from '../../shared/mask-text.ts';
import { screenText } from '../compare-screen.ts';
import type { ScenarioRun } from '../run-scenario.ts';
import type { ScenarioResult } from '../scenario-result.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Change, changesBetween, changesIn } from './step-changes.ts';

/** What there was after a step, and what it changed. Masked, for it is shown to others. */
export interface StepRecord {
  /** In the machines, the browser's storage and the backend's data. */
  readonly changes: readonly Change[];
  /** The states of each machine that runs, by its `systemId`. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** The calls to the native app and the requests that ended in it, a line each. */
  readonly log: readonly string[];
  /** What the screen says, as a screen reader reads it; null where there is none. */
  readonly screen: string | null;
  /** A picture of the screen as a `data:` address; null where there is none. */
  readonly picture: string | null;
}

/** A run that is over. */
export interface RecordedRun {
  readonly result: ScenarioResult;
  /** Of the start, and of each step that was run. */
  readonly records: readonly StepRecord[];
}

/** What a driver adds to the record of a run. */
export interface RunWitness {
  /** The lines of the log since this was asked last. */
  takeLog(): Promise<readonly string[]>;
  takePicture(): Promise<string | null>;
}

/** Runs a scenario to its end. Resolves with a record of its start, and one of each step that was run. */
export async function recordRun(
  run: Pick<ScenarioRun, 'isOver' | 'step' | 'observe'>,
  witness: RunWitness,
): Promise<readonly StepRecord[]> {
  let before = await look(run);
  const records = [await recordOf(before, before, witness)];
  while (!run.isOver()) {
    await run.step();
    const after = await look(run);
    records.push(await recordOf(before, after, witness));
    before = after;
  }
  return records;
}

interface Look {
  readonly snapshot: Snapshot;
  /** A copy: the backend goes on changing its own. */
  readonly backend: unknown;
  readonly screen: string | null;
}

/** Null where the page is gone. */
async function look({ observe }: Pick<ScenarioRun, 'observe'>): Promise<Look | null> {
  try {
    const snapshot = await takeSnapshot(observe);
    const backend: unknown = JSON.parse(JSON.stringify(await observe('backend')));
    const screen = await observe('screen');
    return { snapshot, backend, screen: screen === null ? null : maskText(screenText(screen)) };
  } catch {
    return null;
  }
}

async function recordOf(
  before: Look | null,
  after: Look | null,
  { takeLog, takePicture }: RunWitness,
): Promise<StepRecord> {
  const changes =
    before === null || after === null
      ? []
      : [
          ...changesBetween(before.snapshot, after.snapshot),
          ...changesIn('backend', before.backend, after.backend),
        ];
  const actors = Object.entries(after?.snapshot.actors ?? {});
  return {
    changes,
    states: Object.fromEntries(actors.map(([name, { states }]) => [name, states])),
    log: await takeLog(),
    screen: after?.screen ?? null,
    picture: await takePicture(),
  };
}
