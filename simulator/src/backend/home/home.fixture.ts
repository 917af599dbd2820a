import { formatPrice, type Market, ROUTES } from '@cangkir/core';
import { REFERRAL_VOUCHERS } from '../referral/referral.fixture.ts';
import type { BackendModuleItem } from './home.state.ts';

/** Parts of home whose placeholders depend on the person. The community meets in Indonesia. */
export const EVERYDAY_MODULES: BackendModuleItem[] = [
  invitation('ID', 'Rp{amount}'),
  invitation('PH', formatPrice(REFERRAL_VOUCHERS.PH.value, 'PH')),
  invitation('SG', formatPrice(REFERRAL_VOUCHERS.SG.value, 'SG')),
  {
    markets: ['ID'],
    type: 'community',
    moduleDesc: {
      id: 'Kelas seduh dan kopi darat di dekatmu',
      en: 'Brewing classes and meet-ups near you',
      zh: '附近的手冲课与咖啡聚会',
    },
    moduleForwardUrl: ROUTES.community,
  },
];

/** The invitation of a market: `{amount}` is for rupiah alone. */
function invitation(market: Market, worth: string): BackendModuleItem {
  return {
    markets: [market],
    type: 'invite',
    moduleDesc: {
      id: `Ajak teman dengan {inviteCode}: dia dapat voucher ${worth}, kamu juga setelah dia order`,
      en: `Invite a friend with {inviteCode}: they get a ${worth} voucher, you too once they order`,
      zh: `好友用邀请码 {inviteCode} 注册得 ${worth} 券，首次下单后你也得一张`,
    },
    moduleForwardUrl: `${ROUTES.fission}?from={inviteCode}`,
  };
}
