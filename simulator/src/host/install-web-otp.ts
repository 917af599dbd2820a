import { overrideProperty } from '../shared/override-property.ts';
import type { PageWindow } from './host.types.ts';

/** A page's WebOTP: an arriving SMS resolves its pending request. */
export interface WebOtp {
  receive(code: string): void;
}

/** Lets the page read SMS codes as in a mobile browser. On a desktop, the browser's own call would never resolve. */
export function installWebOtp(window: PageWindow): WebOtp {
  const { credentials = { get: async () => null } } = window.navigator;
  overrideProperty(window.navigator, 'credentials', credentials);
  const getOthers = credentials.get.bind(credentials);
  const waiting = new Set<(code: string) => void>();

  function waitForCode(signal: AbortSignal | undefined): Promise<Credential | null> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('The wait was given up.', 'AbortError'));
      if (signal?.aborted) return abort();
      const take = (code: string) => resolve(otpCredential(code));
      waiting.add(take);
      signal?.addEventListener('abort', () => {
        waiting.delete(take);
        abort();
      });
    });
  }

  if (!('OTPCredential' in window)) {
    overrideProperty(window, 'OTPCredential', class OTPCredential {});
  }
  overrideProperty(credentials, 'get', (request?: CredentialRequestOptions) =>
    request !== undefined && 'otp' in request ? waitForCode(request.signal) : getOthers(request),
  );

  return {
    receive(code) {
      for (const take of waiting) take(code);
      waiting.clear();
    },
  };
}

/** The native apps' web views have no WebOTP: their keyboard suggests the code. */
export function removeWebOtp(window: PageWindow): void {
  Reflect.deleteProperty(window, 'OTPCredential');
}

function otpCredential(code: string): Credential {
  const credential = { id: '', type: 'otp', code };
  return credential;
}
