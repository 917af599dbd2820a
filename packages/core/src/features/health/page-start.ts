import type { Clock } from '../../platform/clock/clock.ts';
import type { Router } from '../../platform/navigation/router.ts';
import type { Session } from '../../platform/session/session.ts';

/** What a page is loaded with: its states are never changed, only replaced. */
export interface PageStart {
  readonly at: number;
  readonly route: string;
  readonly stored: { readonly [Name in keyof Session]: ReturnType<Session[Name]['get']> };
}

/** Takes it before the app starts. */
export function takePageStart(
  { global, other, adVoucher, commonSession, pay }: Session,
  router: Pick<Router, 'current'>,
  clock: Pick<Clock, 'now'>,
): PageStart {
  return {
    at: clock.now(),
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
