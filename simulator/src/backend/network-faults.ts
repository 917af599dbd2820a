/**
 * The network faults of a request.
 * - `offline`: it never arrives; the connection fails.
 * - `lost`: it is handled, but the connection fails before the answer.
 * - `silent`: it is handled, but never answered.
 */
export const NETWORK_FAULTS = ['offline', 'lost', 'silent'] as const;

export type NetworkFault = (typeof NETWORK_FAULTS)[number];
