export type {
  DrawActivity,
  DrawGateway,
  DrawResult,
  DrawSector,
} from './draw.gateway.ts';
export type { DrawMachine } from './draw.machine.ts';
export { prizeRoute } from './prize-route.ts';
export { LANDING_MS, MIN_SPIN_MS } from './spin.ts';
