export type { DrawActivity, DrawGateway, DrawResult, DrawSector } from './draw.gateway.ts';
export type { DrawMachine } from './draw.machine.ts';
