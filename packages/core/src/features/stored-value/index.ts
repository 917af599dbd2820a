export type { StoredValueGateway } from './stored-value.gateway.ts';
export { type StoredValue, type StoredValueMovement, storedValueSchema } from './stored-value.ts';
