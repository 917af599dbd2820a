import type { SmsCodeReader } from '../platform/sms-code-reader.ts';

/** A phone that offers the code of each arriving SMS to its reader. */
export interface MemorySmsInbox extends SmsCodeReader {
  /** An SMS with this code arrives. With null, the user declines the offer. */
  deliver(code: string | null): void;
  /** The platform aborts the reading. */
  breakOff(): void;
}

interface Reading {
  readonly resolve: (code: string | null) => void;
  readonly reject: (error: Error) => void;
}

export function createMemorySmsInbox(): MemorySmsInbox {
  const readings = new Set<Reading>();

  function end(finish: (reading: Reading) => void): void {
    for (const reading of readings) finish(reading);
    readings.clear();
  }

  return {
    read: (signal) =>
      new Promise((resolve, reject) => {
        const reading = { resolve, reject };
        readings.add(reading);
        signal.addEventListener('abort', () => readings.delete(reading));
      }),
    deliver: (code) => end((reading) => reading.resolve(code)),
    breakOff: () => end((reading) => reading.reject(new Error('The SMS could not be read.'))),
  };
}
