import type { EndpointName } from '@cangkir/api';
import type { Override } from '../../backend/backend.types.ts';

/** What can become of an answer on its way, by name. `byTheRules` only makes it late. */
export const FAULTS = {
  lost: { label: 'Done, answer lost', network: 'lost' },
  offline: { label: 'Never arrives', network: 'offline' },
  silent: { label: 'Never answered', network: 'silent' },
  byTheRules: { label: 'By the rules, late' },
} as const satisfies Readonly<Record<string, Pick<Override, 'network'> & { label: string }>>;

/** The fault that is chosen at first. */
export const USUAL_FAULT: string = 'lost' satisfies keyof typeof FAULTS;

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
  if (!isFaultName(fault)) return { code: Number(fault) };
  const { label: _, ...way } = FAULTS[fault];
  return way;
}

function isFaultName(text: string): text is keyof typeof FAULTS {
  return Object.hasOwn(FAULTS, text);
}
