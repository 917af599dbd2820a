import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { parseQuery } from '../../platform/navigation/query.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';

/** The content of the host's QR. */
export interface CheckInQr {
  /** Of the activity. */
  readonly id: string;
  /** Known to the host alone: it proves that the person was there. */
  readonly code: string;
}

/**
 * The text of the host's QR (docs/assumptions.md): the check-in route on the app host, so that a phone's own
 * camera leads to the page. Opening the page checks nobody in.
 */
export function checkInQrText({ id, code }: CheckInQr): string {
  return appHostAddress(withQuery(ROUTES.communityCheckIn, { id, code }));
}

/** Reads the text of a QR, which anybody may have printed. Null where it is no check-in of ours. */
export function parseCheckInQr(text: string): CheckInQr | null {
  const address = appHostAddress(`${ROUTES.communityCheckIn}?`);
  if (!text.startsWith(address)) return null;
  const query = parseQuery(text.slice(address.length));
  const id = parseLinkCode(query['id'] ?? '');
  const code = parseLinkCode(query['code'] ?? '');
  return id === '' || code === '' ? null : { id, code };
}
