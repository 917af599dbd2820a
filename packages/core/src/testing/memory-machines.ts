import { type AnyStateMachine, createActor } from 'xstate';
import { appMachine } from '../app/app.machine.ts';
import { loadPage, PAGE_NAMES, type PageName, pageOf } from '../app/pages.ts';
import { logOutEverywhereMachine } from '../features/login/log-out-everywhere.machine.ts';
import { loginMachine } from '../features/login/login.machine.ts';
import { loginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import type { PageHost, SpawnMachine } from '../flow/page/page.types.ts';
import { queryOf } from '../platform/navigation/route.ts';
import { MEMORY_PAGES } from './memory-pages.ts';
import { createMemoryPorts, type MemoryWorld } from './memory-ports.ts';

/** A machine of the product, and its input. */
export interface MemoryMachine {
  readonly machine: AnyStateMachine;
  /** The input of a member on their first visit. Omitted if the machine takes none. */
  readonly input?: unknown;
}

const HOST: PageHost = { redirectFor: async () => null, handle() {}, keepDraft() {}, keepAt() {} };

/** Every machine of the product, with in-memory ports: the root's own, then those of the pages. */
export async function createMemoryMachines(world: MemoryWorld): Promise<readonly MemoryMachine[]> {
  const ports = createMemoryPorts(world);
  const machines: MemoryMachine[] = [
    {
      machine: appMachine,
      input: { ports, awaitNativeLogin: async () => {}, awaitConfig: async () => {} },
    },
    { machine: loginMachine, input: { ports, draft: null } },
    { machine: loginRedirectMachine, input: { ports, awaitConfig: async () => {} } },
    { machine: logOutEverywhereMachine, input: { ports } },
  ];
  const spawn: SpawnMachine = (machine, options) => {
    machines.push({ machine, input: options.input });
    return createActor(machine, options);
  };

  /** Starts nothing: it only loads what the feature's machine would start with. */
  async function open(name: PageName): Promise<void> {
    const startPage = await loadPage(name, ports, ports.pages);
    const { link } = MEMORY_PAGES[name];
    const start = {
      key: pageOf(link)?.key ?? '',
      query: queryOf(link),
      isLoggedIn: true,
      draft: null,
    };
    const { context } = startPage(start, HOST, spawn).actor.getSnapshot();
    const loaded = await context.load({});
    if (!loaded.ok) throw new Error(`Failed to load the page ${name}: ${loaded.failure.kind}.`);
    loaded.value.start(spawn, () => {});
  }

  for (const name of PAGE_NAMES) await open(name);
  // Pages share one machine, and two of them a feature.
  return [...new Map(machines.map((each) => [each.machine.id, each])).values()];
}
