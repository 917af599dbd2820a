/** The codes that the bridge itself gives, and that a host may answer with (specification, section 8). */
export const BRIDGE_CODE = {
  success: 0,
  /** Outside the app's web view. */
  outsideApp: -3,
  /** The page is in the app, and there is no bridge. */
  noBridge: -4,
  /** This version of the app has no such call. */
  unsupported: -5,
} as const;

/** Why a call did not do what it is for. Never thrown. */
export type BridgeFailure =
  | { readonly kind: 'outside-app'; readonly code: typeof BRIDGE_CODE.outsideApp }
  | { readonly kind: 'no-bridge'; readonly code: typeof BRIDGE_CODE.noBridge }
  | { readonly kind: 'unsupported'; readonly code: typeof BRIDGE_CODE.unsupported }
  /** No answer in time: it may still be carried out. */
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** What was to be sent, or what was answered, is not of the contract. */
  | { readonly kind: 'malformed'; readonly part: 'params' | 'answer' }
  /** The person closed what the app showed, or the app answered with a code of its own. */
  | { readonly kind: 'declined'; readonly code: number };

/** The failures that are known before anything is sent, or because sending threw. */
export type SendFailure = Extract<BridgeFailure, { kind: 'outside-app' | 'no-bridge' }>;

export const OUTSIDE_APP: SendFailure = { kind: 'outside-app', code: BRIDGE_CODE.outsideApp };
export const NO_BRIDGE: SendFailure = { kind: 'no-bridge', code: BRIDGE_CODE.noBridge };
export const UNSUPPORTED: Extract<BridgeFailure, { kind: 'unsupported' }> = {
  kind: 'unsupported',
  code: BRIDGE_CODE.unsupported,
};

/** The failure that an answer's code means. */
export function failureOfCode(code: number): BridgeFailure {
  const named = [OUTSIDE_APP, NO_BRIDGE, UNSUPPORTED].find((failure) => failure.code === code);
  return named ?? { kind: 'declined', code };
}
