import * as v from 'valibot';
import { parseQuery } from '../navigation/query.ts';
import { appHostAddress } from '../navigation/redirect-target.ts';
import { withQuery } from '../navigation/route.ts';
import { ROUTES } from '../navigation/routes.ts';

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const checkInQr = v.object({ id: token, code: token });

/** What the host's QR says. */
export interface CheckInQr {
  /** The activity's. */
  readonly id: string;
  /** What only the host knows: who has it was there. */
  readonly code: string;
}

/**
 * The text of the host's QR (docs/assumptions.md): the check-in route on the app host, so that a phone's own
 * camera leads to the page. The page alone checks nobody in.
 */
export function checkInQrText({ id, code }: CheckInQr): string {
  return appHostAddress(withQuery(ROUTES.communityCheckIn, { id, code }));
}

/** Reads the text of a QR, which anybody may have printed. Null where it is no check-in of ours. */
export function parseCheckInQr(text: string): CheckInQr | null {
  const address = appHostAddress(`${ROUTES.communityCheckIn}?`);
  if (!text.startsWith(address)) return null;
  const parsed = v.safeParse(checkInQr, parseQuery(text.slice(address.length)));
  return parsed.success ? parsed.output : null;
}
