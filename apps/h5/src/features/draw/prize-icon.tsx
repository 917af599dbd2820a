import type { Prize } from '@cangkir/core';
import { Icon } from '@cangkir/react';

/** What kind of prize it is: a voucher for a drink, or goods that are sent. */
export function PrizeIcon({ prize }: { readonly prize: Prize['kind'] }) {
  return <Icon name={prize === 'voucher' ? 'cup' : 'gift'} />;
}
