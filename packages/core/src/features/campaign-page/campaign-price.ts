import { formatMoney, formatThousands } from '../../rules/money/money.ts';
import type { CampaignPage } from './campaign-page.schema.ts';

/** A price of a campaign page: in rupiah as `25RB`, if the page says its prices in thousands (section 5). */
export function campaignPrice(
  amount: number,
  {
    currencyCode,
    hasPricesInThousands = false,
  }: Pick<CampaignPage, 'currencyCode' | 'hasPricesInThousands'>,
): string {
  return hasPricesInThousands && currencyCode === 'IDR'
    ? formatThousands(amount)
    : formatMoney(amount, currencyCode);
}
