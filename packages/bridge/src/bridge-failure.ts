/** The codes of the bridge itself, which a host may answer, too (specification, section 8). */
export const BRIDGE_CODE = {
  success: 0,
  /** Outside the app's web view. */
  outsideApp: -3,
  /** The page is in the app, but there is no bridge. */
  noBridge: -4,
  /** This app version lacks the call. */
  unsupported: -5,
} as const;

/** Why a call failed. Never thrown. */
export type BridgeFailure =
  | { readonly kind: 'outside-app'; readonly code: typeof BRIDGE_CODE.outsideApp }
  | { readonly kind: 'no-bridge'; readonly code: typeof BRIDGE_CODE.noBridge }
  | { readonly kind: 'unsupported'; readonly code: typeof BRIDGE_CODE.unsupported }
  /** No answer in time: the call may still be carried out. */
  | { readonly kind: 'timeout'; readonly afterMs: number }
  /** The request or the answer breaks the contract. */
  | { readonly kind: 'malformed'; readonly part: 'params' | 'answer' }
  /** The user closed the app's dialog, or the app answered with its own code. */
  | { readonly kind: 'declined'; readonly code: number };

/** The failures that are known before sending, or because sending threw. */
export type SendFailure = Extract<BridgeFailure, { kind: 'outside-app' | 'no-bridge' }>;

export const OUTSIDE_APP: SendFailure = { kind: 'outside-app', code: BRIDGE_CODE.outsideApp };
export const NO_BRIDGE: SendFailure = { kind: 'no-bridge', code: BRIDGE_CODE.noBridge };
export const UNSUPPORTED: Extract<BridgeFailure, { kind: 'unsupported' }> = {
  kind: 'unsupported',
  code: BRIDGE_CODE.unsupported,
};

/** The failure of an answer's code. */
export function failureOfCode(code: number): BridgeFailure {
  const named = [OUTSIDE_APP, NO_BRIDGE, UNSUPPORTED].find((failure) => failure.code === code);
  return named ?? { kind: 'declined', code };
}
