import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Prize } from '../../rules/activity/activity.schema.ts';

/**
 * Where the prize of a draw is to be had: goods at the form for their recipient, which also says that it is sent or
 * closed; a voucher in the wallet.
 */
export function prizeRoute(drawId: string, { kind }: Prize): string {
  switch (kind) {
    case 'goods':
      return withQuery(ROUTES.prizeForm, { drawId });
    case 'voucher':
      return ROUTES.vouchers;
  }
}
