import type { CorrectedClock } from '../../platform/clock/corrected-clock.ts';
import type { Router } from '../../platform/navigation/router.ts';
import type { Session } from '../../platform/session/session.ts';

/** What a page is loaded with: its states are never changed, only replaced. */
export interface PageStart {
  /** By the device's clock. */
  readonly at: number;
  readonly route: string;
  readonly stored: { readonly [Name in keyof Session]: ReturnType<Session[Name]['get']> };
}

/** Takes it before the app starts. */
export function takePageStart(
  { global, other, adVoucher, commonSession, pay }: Session,
  router: Pick<Router, 'current'>,
  clock: Pick<CorrectedClock, 'deviceNow'>,
): PageStart {
  return {
    at: clock.deviceNow(),
    route: router.current(),
    stored: {
      global: global.get(),
      other: other.get(),
      adVoucher: adVoucher.get(),
      commonSession: commonSession.get(),
      pay: pay.get(),
    },
  };
}
