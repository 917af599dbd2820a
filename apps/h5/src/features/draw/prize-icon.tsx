import type { DrawPrize } from '@cangkir/core/draw';
import { CupIcon, GiftIcon } from '@cangkir/react';

/** What kind of prize it is: a voucher for a drink, or goods that are sent. */
export function PrizeIcon({ prize }: { readonly prize: DrawPrize['kind'] }) {
  return prize === 'voucher' ? <CupIcon /> : <GiftIcon />;
}
