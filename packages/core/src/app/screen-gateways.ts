import type { AccountGateway } from '../features/account/account.gateway.ts';
import type { BannerGateway } from '../features/banners/banners.gateway.ts';
import type { CampaignPageGateway } from '../features/campaign-page/campaign-page.gateway.ts';
import type { CommunityGateway } from '../features/community/community.gateway.ts';
import type { HomeGateway } from '../features/home/home.gateway.ts';
import type { PackGateway } from '../features/packs/packs.gateway.ts';
import type { StoredValueGateway } from '../features/stored-value/stored-value.gateway.ts';
import type { VoucherGateway } from '../features/vouchers/vouchers.gateway.ts';

/** What screens read without a machine. */
export interface ScreenGateways {
  readonly account: AccountGateway;
  readonly banners: BannerGateway;
  readonly campaignPages: CampaignPageGateway;
  readonly community: Pick<CommunityGateway, 'browse'>;
  readonly home: HomeGateway;
  readonly packs: Pick<PackGateway, 'list'>;
  readonly storedValue: StoredValueGateway;
  readonly vouchers: VoucherGateway;
}
