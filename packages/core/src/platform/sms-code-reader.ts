/** Reads the code from an incoming SMS if the platform supports it (WebOTP). */
export interface SmsCodeReader {
  /** Resolves with the code, or with null if unsupported or declined. */
  read(signal: AbortSignal): Promise<string | null>;
}
