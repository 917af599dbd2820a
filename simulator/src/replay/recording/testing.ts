import type { Backend } from '../../backend/backend.ts';
import { phoneOf, phonesOf } from '../../scenario/phones-of.ts';
import type { PhoneStart, Scenario } from '../../scenario/scenario.ts';
import type { Action } from '../../scenario/step.ts';
import type { PhoneName } from '../../settings/settings.ts';
import type { Stage } from '../driver.ts';
import { createMachinesDriver, type StageWorld } from '../machines/machines-driver.ts';
import type { StorageArea } from '../machines/storage-area.ts';
import { runScenario } from '../run-scenario.ts';
import type { ScenarioResult } from '../scenario-result.ts';
import type { RecordedAction } from './actions.ts';
import type { PhoneStartingPoint } from './capture-start.ts';
import type { Observation } from './expectations.ts';
import { type AppObserver, observeApp } from './observe-app.ts';
import {
  createRecorder,
  type PhoneRecorder,
  type RecordedScenario,
  type Recorder,
} from './recorder.ts';
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

type Areas = { readonly local: StorageArea; readonly session: StorageArea };

/** Runs a scenario on the machines, and records it like a session in which people do its steps. */
export async function record(
  scenario: Scenario,
  { precision = EXACT, from = 0, others = {} }: RecordOptions = {},
): Promise<Recorded> {
  const starts = phonesOf(scenario);
  const worlds: StageWorld[] = [];
  const recorders: Recorder[] = [];
  const phones = new Map<PhoneName, PhoneRecorder>();
  const storages = new Map<PhoneName, Areas>();
  const observers = new Map<PhoneName, AppObserver>();

  function begin(world: StageWorld, seed: number, isLater: boolean): void {
    const { fixture, claimCode, overrides } = scenario.backend;
    const { clock, backend } = world;
    recorders.unshift(
      createRecorder({
        clock,
        start: {
          at: clock.now(),
          fixture,
          backend: backend.snapshot(),
          claimCode,
          overrides: isLater ? [] : overrides,
          seed,
        },
        backend: backend.peek,
        precision: () => precision,
        time: clock.now,
      }),
    );
  }

  function join(name: PhoneName, start: PhoneStart, { backend }: StageWorld): void {
    const { login: _, scan: __, share: ___, pay: ____, ...device } = start.device;
    const { user, route } = start;
    const areas = storages.get(name);
    const joining: PhoneStartingPoint = {
      device,
      user: user === null ? null : (backend.logInAs(user)?.user.id ?? null),
      storage: { local: areas?.local.entries() ?? {}, session: areas?.session.entries() ?? {} },
      route,
      backend: backend.snapshot(),
    };
    for (const recorder of recorders.slice(0, 1)) phones.set(name, recorder.join(name, joining));
  }

  const driver = createMachinesDriver({
    onSet(world) {
      worlds.unshift(world);
      begin(world, scenario.seed, false);
    },
    onSetUp(name, storage) {
      storages.set(name, storage);
      for (const [phone, start] of starts) {
        for (const world of worlds) if (phone === name) join(name, start, world);
      }
    },
    onPage(app, name) {
      observers.get(name)?.stop();
      const phone = phones.get(name);
      if (phone !== undefined) observers.set(name, observeApp(app, phone));
    },
    onSms: (code) => recorders[0]?.smsSent(code),
    onAct: (answers, name) => phones.get(name)?.did({ do: 'answer', ...answers }),
  });

  async function beginLater(stage: Stage): Promise<void> {
    for (const world of worlds) {
      world.reseed(LATER_SEED);
      begin(world, LATER_SEED, true);
      for (const [name, start] of starts) {
        const route = await stage.observe('route', name);
        const user = await stage.observe('user', name);
        join(
          name,
          { ...start, route, user: world.backend.peek().users[user ?? '']?.phone ?? null },
          world,
        );
        await stage.perform({ do: 'reload', ...(name === 'second' ? { phone: 2 } : {}) }, '');
      }
    }
    await observeAll(stage);
  }

  async function observeAll(stage: Stage): Promise<void> {
    for (const [name, phone] of phones) phone.observed(await observe(stage, name));
  }

  async function actAsOthers(pointer: string, stage: Stage): Promise<void> {
    const [, step = ''] = /^\/steps\/(\d+)$/.exec(pointer) ?? [];
    const act = others[Number(step)];
    const [world] = worlds;
    if (act === undefined || world === undefined) return;
    const before = world.backend.snapshot();
    act(world.backend);
    recorders[0]?.backendChanged(before, world.backend.snapshot());
    await observeAll(stage);
  }

  function didUnobserved(action: Action): void {
    if (!isUnobserved(action)) return;
    if (action.do === 'backend.change') recorders[0]?.did(action);
    else phones.get(phoneOf(action))?.did(action);
  }

  const result = await runScenario(scenario, {
    async open() {
      const stage = await driver.open(scenario);
      await observeAll(stage);
      return {
        ...stage,
        async perform(action, pointer) {
          if (from > 0 && pointer === `/steps/${from}`) await beginLater(stage);
          await actAsOthers(pointer, stage);
          didUnobserved(action);
          const refusal = await stage.perform(action, pointer);
          await observeAll(stage);
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

async function observe(stage: Stage, phone: PhoneName): Promise<Observation> {
  return {
    actors: await stage.observe('actors', phone),
    route: await stage.observe('route', phone),
    left: await stage.observe('left', phone),
    redirect: await stage.observe('redirect', phone),
    user: await stage.observe('user', phone),
    language: await stage.observe('language', phone),
    backend: await stage.observe('backend', phone),
  };
}
