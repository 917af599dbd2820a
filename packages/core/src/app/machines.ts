import { type ActorRefFrom, createActor } from 'xstate';
import type { Campaign } from '../features/claim/claim.gateway.ts';
import { type AppMachine, createAppMachine } from './app.machine.ts';
import type { AppPorts } from './app.types.ts';

/** Starts the machines on the page that the person is on. */
export function startMachines(
  ports: AppPorts,
  takeCampaign: (sourceId: string) => Campaign | null,
): ActorRefFrom<AppMachine> {
  const machine = createAppMachine(ports, takeCampaign);
  const root = createActor(machine, { clock: ports.clock, systemId: 'app' });
  root.start();
  root.send({ type: 'ROUTE_CHANGED' });
  return root;
}
