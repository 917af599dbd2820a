import type { Backend } from '../../backend/backend.ts';
import type { Action, Scenario } from '../../scenario/scenario.ts';
import type { Stage } from '../driver.ts';
import { createMachinesDriver, type StageWorld } from '../machines/machines-driver.ts';
import { runScenario, type ScenarioResult } from '../run-scenario.ts';
import { type FollowedApp, followApp } from './follow-app.ts';
import { EXACT, type Pace } from './pace.ts';
import { createRecorder, type RecordedAction, type Recorder, type Story } from './recorder.ts';
import type { StorySights } from './seen.ts';
import type { StartingPoint } from './starting-point.types.ts';

/** A scenario that was told and recorded at once. */
export interface Recorded {
  readonly result: ScenarioResult;
  readonly story: Story;
}

export interface RecordOptions {
  readonly pace?: Pace;
  /** The step before which somebody begins to record, counted from 0. */
  readonly from?: number;
  /** What another hand does to the backend before a step, by the step's number, counted from 0. */
  readonly otherHand?: Readonly<Record<number, (backend: Backend) => void>>;
}

/** Tells a scenario on the machines, and records it as a session in which a person does what its steps say. */
export async function record(
  scenario: Scenario,
  { pace = EXACT, from = 0, otherHand = {} }: RecordOptions = {},
): Promise<Recorded> {
  const recorders: Recorder[] = [];
  const worlds: StageWorld[] = [];
  let followed: FollowedApp | null = null;

  function begin(start: StartingPoint, { clock, backend }: StageWorld): void {
    recorders.unshift(
      createRecorder({ clock, start, backend: backend.peek, pace, time: clock.now }),
    );
  }

  const driver = createMachinesDriver({
    onSet(world) {
      worlds.unshift(world);
      begin(startingPointOf(scenario, world), world);
    },
    onPage(app) {
      followed?.stop();
      for (const recorder of recorders.slice(0, 1)) followed = followApp(app, recorder);
    },
    onSms: (code) => recorders[0]?.smsSent(code),
    onAct: (answers) => recorders[0]?.did({ do: 'answer', ...answers }),
  });

  async function beginLater(stage: Stage): Promise<void> {
    for (const world of worlds) {
      begin(
        {
          ...startingPointOf(scenario, world),
          route: await stage.see('route'),
          user: await stage.see('user'),
          overrides: [],
        },
        world,
      );
    }
    await stage.perform({ do: 'reload' }, '');
    recorders[0]?.settled(await look(stage));
  }

  async function lendAHand(pointer: string, stage: Stage): Promise<void> {
    const [, step = ''] = /^\/steps\/(\d+)$/.exec(pointer) ?? [];
    const act = otherHand[Number(step)];
    const [world] = worlds;
    if (act === undefined || world === undefined) return;
    const before = world.backend.snapshot();
    act(world.backend);
    recorders[0]?.backendChanged(before, world.backend.snapshot());
    recorders[0]?.settled(await look(stage));
  }

  const result = await runScenario(scenario, {
    async open() {
      const stage = await driver.open(scenario);
      recorders[0]?.settled(await look(stage));
      return {
        ...stage,
        async perform(action, pointer) {
          if (from > 0 && pointer === `/steps/${from}`) await beginLater(stage);
          await lendAHand(pointer, stage);
          if (isTold(action)) recorders[0]?.did(action);
          const refusal = await stage.perform(action, pointer);
          recorders[0]?.settled(await look(stage));
          return refusal;
        },
      };
    },
  });
  const [recorder] = recorders;
  if (recorder === undefined) throw new Error('The stage was not set.');
  return { result, story: recorder.story(scenario.title) };
}

/** Whether a step is heard of by nobody but the one who takes it. */
function isTold(action: Action): action is RecordedAction {
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

async function look(stage: Stage): Promise<StorySights> {
  return {
    actors: await stage.see('actors'),
    route: await stage.see('route'),
    left: await stage.see('left'),
    redirect: await stage.see('redirect'),
    user: await stage.see('user'),
    language: await stage.see('language'),
    backend: await stage.see('backend'),
  };
}
