import type { SmsCodeReader } from '@cangkir/core';

/** WebOTP's addition to the platform's credentials, which TypeScript's DOM types lack. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/** Reads the code of an arriving SMS with WebOTP, if the browser has it. */
export const webOtp: SmsCodeReader = {
  async read(signal) {
    if (!('OTPCredential' in window)) return null;
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
    try {
      return codeOf(await navigator.credentials.get(request));
    } catch {
      // Aborted, or declined: the person types the code.
      return null;
    }
  },
};

function codeOf(credential: unknown): string | null {
  if (typeof credential !== 'object' || credential === null || !('code' in credential)) return null;
  return typeof credential.code === 'string' ? credential.code : null;
}
