export type { PackMachine } from './pack.machine.ts';
export { packChannel, packContentsSchema, packListSchema, packSchema } from './pack.schema.ts';
export {
  type OfferedPack,
  type PackChannel,
  type PackContent,
  type PackSummary,
  summarizePack,
} from './pack.ts';
export { type PackAvailability, packAvailability } from './pack-availability.ts';
export { PACK_CODE } from './pack-code.ts';
export type { PackOrderMachine } from './pack-order.machine.ts';
export { checkPackPurchase, packTotal } from './pack-purchase.ts';
export { packRoute } from './pack-route.ts';
export type { PackGateway } from './packs.gateway.ts';
