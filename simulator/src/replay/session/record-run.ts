import { phonesOf } from '../../scenario/phones-of.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { maskText } from '../../shared/mask-text.ts';
import { screenText } from '../compare-screen.ts';
import type { ScenarioRun } from '../run-scenario.ts';
import type { ScenarioResult } from '../scenario-result.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Change, changesBetween, changesIn } from './step-changes.ts';

/** What there was on a phone after a step, and what the step changed there. Masked, for it is shown to others. */
export interface PhoneRecord {
  readonly phone: PhoneName;
  /** In the machines and the browser's storage. */
  readonly changes: readonly Change[];
  /** The states of each machine that runs, by its `systemId`. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** What the screen says, as a screen reader reads it; null where there is none. */
  readonly screen: string | null;
  /** A picture of the screen as a `data:` address; null where there is none. */
  readonly picture: string | null;
}

/** What there was after a step, and what it changed. Masked. */
export interface StepRecord {
  /** The first one first. */
  readonly phones: readonly PhoneRecord[];
  /** In the backend's data. */
  readonly changes: readonly Change[];
  /** The calls to the native app and the requests that ended in it, a line each. */
  readonly log: readonly string[];
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
  takePicture(phone: PhoneName): Promise<string | null>;
}

/** Runs a scenario to its end. Resolves with a record of its start, and one of each step that was run. */
export async function recordRun(
  scenario: Scenario,
  run: Pick<ScenarioRun, 'isOver' | 'step' | 'observe'>,
  witness: RunWitness,
): Promise<readonly StepRecord[]> {
  const phones = phonesOf(scenario).map(([phone]) => phone);
  let before = await look(run, phones);
  const records = [await recordOf(before, before, witness)];
  while (!run.isOver()) {
    await run.step();
    const after = await look(run, phones);
    records.push(await recordOf(before, after, witness));
    before = after;
  }
  return records;
}

interface Look {
  /** A copy: the backend goes on changing its own. Null where no page is left to ask. */
  readonly backend: unknown;
  readonly phones: readonly PhoneLook[];
}

interface PhoneLook {
  readonly phone: PhoneName;
  /** Null where the page is gone. */
  readonly seen: { readonly snapshot: Snapshot; readonly screen: string | null } | null;
}

type Observe = ScenarioRun['observe'];

async function look(
  { observe }: { readonly observe: Observe },
  phones: readonly PhoneName[],
): Promise<Look> {
  const backend = await observe('backend').catch(() => null);
  return {
    backend: JSON.parse(JSON.stringify(backend)),
    phones: await Promise.all(phones.map((phone) => lookAt(phone, observe))),
  };
}

async function lookAt(phone: PhoneName, observe: Observe): Promise<PhoneLook> {
  try {
    const snapshot = await takeSnapshot(observe, phone);
    const screen = await observe('screen', phone);
    return {
      phone,
      seen: { snapshot, screen: screen === null ? null : maskText(screenText(screen)) },
    };
  } catch {
    return { phone, seen: null };
  }
}

async function recordOf(
  before: Look,
  after: Look,
  { takeLog, takePicture }: RunWitness,
): Promise<StepRecord> {
  const isKnown = before.backend !== null && after.backend !== null;
  return {
    phones: await Promise.all(
      after.phones.map(async ({ phone, seen }, index): Promise<PhoneRecord> => {
        const seenBefore = before.phones[index]?.seen ?? null;
        const actors = Object.entries(seen?.snapshot.actors ?? {});
        return {
          phone,
          changes:
            seenBefore === null || seen === null
              ? []
              : changesBetween(seenBefore.snapshot, seen.snapshot),
          states: Object.fromEntries(actors.map(([name, { states }]) => [name, states])),
          screen: seen?.screen ?? null,
          picture: await takePicture(phone),
        };
      }),
    ),
    changes: isKnown ? changesIn('backend', before.backend, after.backend) : [],
    log: await takeLog(),
  };
}
