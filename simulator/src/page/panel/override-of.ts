import type { EndpointName } from '@cangkir/api';
import type { Override } from '../../backend/backend.types.ts';
import { NETWORK_FAULTS, type NetworkFault } from '../../backend/network-faults.ts';

/** Only makes the answer late. */
const BY_THE_RULES = 'byTheRules';

/** What can become of an answer on its way, as labels. */
export const FAULT_LABELS: Readonly<Record<NetworkFault | typeof BY_THE_RULES, string>> = {
  lost: 'Done, answer lost',
  offline: 'Never arrives',
  silent: 'Never answered',
  [BY_THE_RULES]: 'By the rules, late',
};

/** The fault that is chosen at first. */
export const USUAL_FAULT: string = 'lost' satisfies NetworkFault;

/** A code or a body that the person types. Any other fault that is no name is a code itself. */
export const OWN_CODE = 'ownCode';
export const OWN_BODY = 'ownBody';

/** What a person chose and typed. */
export interface TypedOverride {
  /** Null for any. */
  readonly endpoint: EndpointName | null;
  readonly fault: string;
  readonly code: number;
  readonly body: string;
  /** Milliseconds. */
  readonly delay: number;
  readonly times: number;
}

/** The override that it comes to. */
export function overrideOf(typed: TypedOverride): Override {
  const { endpoint, delay, times } = typed;
  return {
    times,
    ...faultOf(typed),
    ...(delay > 0 && { delay }),
    ...(endpoint !== null && { endpoint }),
  };
}

function faultOf({
  fault,
  code,
  body,
}: TypedOverride): Pick<Override, 'code' | 'body' | 'network'> {
  if (fault === OWN_CODE) return { code };
  if (fault === OWN_BODY) return { body };
  if (fault === BY_THE_RULES) return {};
  const network = NETWORK_FAULTS.find((name) => name === fault);
  return network === undefined ? { code: Number(fault) } : { network };
}
