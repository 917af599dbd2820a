import { type Problem, problem } from '../../flow/problem/problem.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { ScanFailure } from '../../platform/scanning/scanner.ts';
import { readGiftCardCode } from './gift-card-code.ts';

/** The code on a scanned card, or why there is none: null if the user closed the camera. */
export type GiftCardScan = Result<string, Problem | null>;

/** Reads the QR of a gift card, which holds its code and nothing else. */
export function readGiftCardScan(scan: Result<string, ScanFailure>): GiftCardScan {
  if (!scan.ok) {
    return fail(scan.failure.kind === 'declined' ? null : problem('scanUnavailable'));
  }
  const code = readGiftCardCode(scan.value);
  return code === null ? fail(problem('giftCardQrWrong')) : succeed(code);
}
