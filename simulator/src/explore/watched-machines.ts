import type { Hash } from '@cangkir/api';
import type { App } from '@cangkir/core';
import { crash } from '../replay/actors.ts';
import type { Driver, Refusal, Stage } from '../replay/driver.ts';
import { createMachinesDriver, type StageWorld } from '../replay/machines/machines-driver.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Action } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';
import { LAWS } from './laws.ts';

import type { Broken, Scene } from './scene.ts';
import type { ReachedWatch } from './watch-reached.ts';

/** A stage on which every step that breaks a law fails. */
export interface WatchedStage extends Stage {
  /** Whether something crashed, or broke a law. */
  hasBroken(): boolean;
  /** The law that was broken last. Null if none was. */
  broken(): Broken | null;
}

export interface WatchedDriver extends Driver {
  open(scenario: Scenario): Promise<WatchedStage>;
}

/** The same without screens, where all that happens is seen. */
export interface WatchedMachinesStage extends WatchedStage {
  scene(): Scene;
  /** The endpoints that were asked for since this was last called. */
  takeAsked(): readonly string[];
}

export interface WatchedMachines extends WatchedDriver {
  open(scenario: Scenario): Promise<WatchedMachinesStage>;
}

export interface WatchOptions {
  readonly hash: Hash;
  /** What was thrown outside any step since this was last called, in words. Null if nothing. */
  takeUncaught(): string | null;
  /** Hears of the first phone's pages, too. */
  readonly observer?: ReachedWatch['observer'];
}

export function createWatchedMachines(options: WatchOptions): WatchedMachines {
  return { open: (scenario) => openWatched(scenario, options) };
}

async function openWatched(
  scenario: Scenario,
  { hash, takeUncaught, observer }: WatchOptions,
): Promise<WatchedMachinesStage> {
  const apps = new Map<PhoneName, App>();
  const answeredKeys = new Set<string>();
  const worlds: StageWorld[] = [];
  let asked: string[] = [];
  let broken: Broken | null = null;
  let hasCrashed = false;
  const driver = createMachinesDriver(
    {
      onSet: (world) => worlds.push(world),
      ...observer,
      onPage(app, phone) {
        apps.set(phone, app);
        observer?.onPage?.(app, phone);
      },
      onExchange({ method, path, headers, outcome }) {
        asked.push(`${method} ${path}`);
        const key = headers['idempotency-key'];
        if (outcome === 'answered' && typeof key === 'string') answeredKeys.add(key);
      },
    },
    hash,
  );
  // What the machines of an earlier run threw as they were stopped is over.
  takeUncaught();
  const stage = await driver.open(scenario);
  const [world] = worlds;
  if (world === undefined) throw new Error('The stage is not set.');
  const { clock, backend } = world;
  const scene = (): Scene => ({
    scenario,
    now: clock.now(),
    backend: backend.peek(),
    apps,
    answeredKeys,
  });
  const start = { ...scene(), backend: backend.snapshot() };
  const watches = LAWS.map((law) => law(start));

  /** Each law sees every step. */
  function look(action: Action): Refusal | null {
    const now = scene();
    const [first] = watches.flatMap((watch) => watch(now, action) ?? []);
    broken = first ?? broken;
    return first === undefined ? null : { pointer: '', message: first.message };
  }

  return {
    ...stage,
    scene,
    hasBroken: () => hasCrashed || broken !== null,
    broken: () => broken,
    takeAsked() {
      const taken = asked;
      asked = [];
      return taken;
    },
    async perform(action, pointer) {
      const refusal = await stage.perform(action, pointer);
      const uncaught = takeUncaught();
      const failed = refusal ?? (uncaught === null ? null : crash(`Nobody caught: ${uncaught}`));
      hasCrashed ||= failed?.isCrash === true;
      return failed ?? look(action);
    },
  };
}
