import type { SmsCodeReader } from '@cangkir/core';

/** What WebOTP adds to the credentials of the platform; TypeScript's DOM does not know it yet. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/** Reads the code of an arriving SMS with WebOTP where there is one. */
export const webOtp: SmsCodeReader = {
  async read(signal) {
    if (!('OTPCredential' in window)) return null;
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
    try {
      return codeOf(await navigator.credentials.get(request));
    } catch {
      // Aborted, or turned down by the person: they type it.
      return null;
    }
  },
};

function codeOf(credential: unknown): string | null {
  if (typeof credential !== 'object' || credential === null || !('code' in credential)) return null;
  return typeof credential.code === 'string' ? credential.code : null;
}
