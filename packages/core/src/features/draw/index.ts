export type { DrawGateway } from './draw.gateway.ts';
export type { DrawMachine } from './draw.machine.ts';
