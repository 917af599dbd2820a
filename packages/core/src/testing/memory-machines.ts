import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../app/app.machine.ts';
import { PAGES } from '../app/pages.ts';
import { loginMachine } from '../features/login/login.machine.ts';
import { loginRedirectMachine } from '../features/login/login-redirect.machine.ts';
import { createMemoryPagePorts } from './memory-page-ports.ts';
import { MEMORY_ORDER } from './memory-payment-gateway.ts';
import { createMemoryPorts, MEMORY_START, type MemoryWorld } from './memory-ports.ts';

/** A machine of the product, and its input. */
export interface MemoryMachine {
  readonly machine: AnyStateMachine;
  /** The input of a member on their first visit. Omitted if the machine takes none. */
  readonly input?: object;
}

/** A member's first visit. The key of an order will do for every other page, too. */
const START = {
  key: MEMORY_ORDER,
  query: { activityCode: 'nego', assistanceCode: 'friend-1' },
  loggedIn: true,
  draft: null,
};

/** Every machine of the product, with in-memory ports: the root's own, then those of the pages. */
export async function createMemoryMachines(world: MemoryWorld): Promise<readonly MemoryMachine[]> {
  const { clock, gateways } = world;
  const pagePorts = createMemoryPagePorts(clock, gateways.campaigns, MEMORY_START);
  const ports = { ...createMemoryPorts(world), ...pagePorts };
  const pages = await Promise.all(Object.values(PAGES).map(({ load }) => load()));
  const machines: readonly MemoryMachine[] = [
    { machine: appMachine, input: { ports, awaitNativeLogin: async () => {} } },
    { machine: loginMachine, input: { ports, draft: null } },
    { machine: loginRedirectMachine, input: { ports } },
    ...pages.map((page) => ({ machine: page.machine, input: page.input(START, ports) })),
  ];
  // Two pages may share a machine.
  return [...new Map(machines.map((each) => [each.machine.id, each])).values()];
}
