import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { parseQuery } from '../../platform/navigation/query.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';

/** The content of the host's QR. */
export interface CheckInQr {
  /** The activity's id. */
  readonly id: string;
  /** Known only to the host: proves that the user was there. */
  readonly code: string;
}

/**
 * The text of the host's QR code (docs/assumptions.md): the check-in route on the app host, so that the phone's own
 * camera opens the page. Opening the page does not check in.
 */
export function checkInQrText({ id, code }: CheckInQr, hosts: AppHosts): string {
  return appHostAddress(withQuery(ROUTES.communityCheckIn, { id, code }), hosts);
}

/** Parses the text of a QR code, which is untrusted. Null if it is not one of our check-ins. */
export function parseCheckInQr(text: string, hosts: AppHosts): CheckInQr | null {
  const address = appHostAddress(`${ROUTES.communityCheckIn}?`, hosts);
  if (!text.startsWith(address)) return null;
  const query = parseQuery(text.slice(address.length));
  const id = parseLinkCode(query['id'] ?? '');
  const code = parseLinkCode(query['code'] ?? '');
  return id === '' || code === '' ? null : { id, code };
}
