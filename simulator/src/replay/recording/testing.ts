import type { Backend } from '../../backend/backend.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Action } from '../../scenario/step.ts';
import type { Stage } from '../driver.ts';
import { createMachinesDriver, type StageWorld } from '../machines/machines-driver.ts';
import { runScenario } from '../run-scenario.ts';
import type { ScenarioResult } from '../scenario-result.ts';
import type { RecordedAction } from './actions.ts';
import type { StartingPoint } from './capture-start.ts';
import type { Observation } from './expectations.ts';
import { type AppObserver, observeApp } from './observe-app.ts';
import { createRecorder, type RecordedScenario, type Recorder } from './recorder.ts';
import { EXACT, type Precision } from './timeline.ts';

/** A scenario that ran and was recorded at the same time. */
export interface Recorded {
  readonly result: ScenarioResult;
  readonly recording: RecordedScenario;
}

export interface RecordOptions {
  readonly precision?: Precision;
  /** The step before which the recording starts, counted from 0. */
  readonly from?: number;
  /** What somebody else does to the backend before a step, by the step's number, counted from 0. */
  readonly others?: Readonly<Record<number, (backend: Backend) => void>>;
}

/** The seed of a recording that starts later than its scenario. */
const LATER_SEED = 4711;

/** Runs a scenario on the machines, and records it like a session in which a person does its steps. */
export async function record(
  scenario: Scenario,
  { precision = EXACT, from = 0, others = {} }: RecordOptions = {},
): Promise<Recorded> {
  const recorders: Recorder[] = [];
  const worlds: StageWorld[] = [];
  let observer: AppObserver | null = null;

  function begin(start: StartingPoint, { clock, backend }: StageWorld): void {
    recorders.unshift(
      createRecorder({ clock, start, backend: backend.peek, precision, time: clock.now }),
    );
  }

  const driver = createMachinesDriver({
    onSet(world) {
      worlds.unshift(world);
      begin(startingPointOf(scenario, world), world);
    },
    onPage(app) {
      observer?.stop();
      for (const recorder of recorders.slice(0, 1)) observer = observeApp(app, recorder);
    },
    onSms: (code) => recorders[0]?.smsSent(code),
    onAct: (answers) => recorders[0]?.did({ do: 'answer', ...answers }),
  });

  async function beginLater(stage: Stage): Promise<void> {
    for (const world of worlds) {
      world.reseed(LATER_SEED);
      begin(
        {
          ...startingPointOf(scenario, world),
          route: await stage.observe('route'),
          user: await stage.observe('user'),
          overrides: [],
          seed: LATER_SEED,
        },
        world,
      );
    }
    await stage.perform({ do: 'reload' }, '');
    recorders[0]?.observed(await observe(stage));
  }

  async function actAsOthers(pointer: string, stage: Stage): Promise<void> {
    const [, step = ''] = /^\/steps\/(\d+)$/.exec(pointer) ?? [];
    const act = others[Number(step)];
    const [world] = worlds;
    if (act === undefined || world === undefined) return;
    const before = world.backend.snapshot();
    act(world.backend);
    recorders[0]?.backendChanged(before, world.backend.snapshot());
    recorders[0]?.observed(await observe(stage));
  }

  const result = await runScenario(scenario, {
    async open() {
      const stage = await driver.open(scenario);
      recorders[0]?.observed(await observe(stage));
      return {
        ...stage,
        async perform(action, pointer) {
          if (from > 0 && pointer === `/steps/${from}`) await beginLater(stage);
          await actAsOthers(pointer, stage);
          if (isUnobserved(action)) recorders[0]?.did(action);
          const refusal = await stage.perform(action, pointer);
          recorders[0]?.observed(await observe(stage));
          return refusal;
        },
      };
    },
  });
  const [recorder] = recorders;
  if (recorder === undefined) throw new Error('The stage was not set.');
  return { result, recording: recorder.scenario(scenario.title) };
}

/** Whether no observer notices an action on the machines alone. */
function isUnobserved(action: Action): action is RecordedAction {
  return !['send', 'advance', 'advance.to', 'tap', 'answer', 'choose-language'].includes(action.do);
}

function startingPointOf(
  { device, user, route, seed, backend: { fixture, claimCode, overrides } }: Scenario,
  { clock, backend, storage }: StageWorld,
): StartingPoint {
  const { login: _, scan: __, share: ___, pay: ____, ...phone } = device;
  return {
    at: clock.now(),
    device: phone,
    user: user === null ? null : (backend.logInAs(user)?.user.id ?? null),
    storage: { local: storage.local.entries(), session: storage.session.entries() },
    route,
    fixture,
    backend: backend.snapshot(),
    claimCode,
    overrides,
    seed,
  };
}

async function observe(stage: Stage): Promise<Observation> {
  return {
    actors: await stage.observe('actors'),
    route: await stage.observe('route'),
    left: await stage.observe('left'),
    redirect: await stage.observe('redirect'),
    user: await stage.observe('user'),
    language: await stage.observe('language'),
    backend: await stage.observe('backend'),
  };
}
