import { BRIDGE_CODE, isSupported, type MethodName, type Transport } from '@cangkir/bridge';

/** Why a call failed inside the page, as the log shows it. */
export interface FailureInPage {
  readonly code: number;
  readonly msg: string;
}

const FAILURES: Readonly<Record<string, FailureInPage>> = {
  'outside-app': {
    code: BRIDGE_CODE.outsideApp,
    msg: 'Failed inside the page: it is not in the app.',
  },
  'no-bridge': {
    code: BRIDGE_CODE.noBridge,
    msg: 'Failed inside the page: the app has no bridge.',
  },
  unsupported: {
    code: BRIDGE_CODE.unsupported,
    msg: 'Failed inside the page: the app is too old for this call.',
  },
};

/**
 * The failure of a call that no message left the page for. Null if the app itself answered with such a code, or if the
 * call failed in another way.
 *
 * @param transport The page's connection to the app, as the page detects it.
 */
export function failureInPage(
  method: MethodName,
  kind: string,
  { platform, appVersion }: Pick<Transport, 'platform' | 'appVersion'>,
): FailureInPage | null {
  const reachesApp = platform !== 'web' && isSupported(method, appVersion);
  return reachesApp ? null : (FAILURES[kind] ?? null);
}
