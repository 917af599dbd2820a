/** Reads the code out of an arriving SMS where the platform can (WebOTP). */
export interface SmsCodeReader {
  /** Resolves with the code, or with null where there is no such help or it was turned down. */
  read(signal: AbortSignal): Promise<string | null>;
}
