import { expect, test } from 'vitest';
import { ROUTES } from '../platform/navigation/routes.ts';
import { pageOf } from './pages.ts';

test.each([
  [`${ROUTES.annualSummary}?year=2025`, 'annualSummary', '2025'],
  [`${ROUTES.bargain}?activityCode=nego`, 'bargain', 'nego'],
  [`${ROUTES.bargainPrize}?activityCode=nego`, 'bargain', 'nego'],
  [`${ROUTES.checkIn}?activityCode=absen`, 'checkIn', 'absen'],
  [`${ROUTES.checkInOatside}?activityCode=absen`, 'checkIn', 'absen'],
  [`${ROUTES.getCoupons}?activityCode=kopi`, 'claim', 'kopi'],
  [`${ROUTES.getCoupons}?activityCode=kopi&sourceId=chat`, 'claim', 'kopi'],
  [`${ROUTES.getCoupons}?sourceId=kopi`, 'claim', 'kopi'],
  [`${ROUTES.communitySignUp}?id=latte`, 'community', 'latte'],
  [`${ROUTES.communityCheckIn}?id=latte`, 'community', 'latte'],
  [`${ROUTES.luckDraw}?activityCode=roda`, 'draw', 'roda'],
  [ROUTES.giftCards, 'giftCard', ''],
  [`${ROUTES.activityPromotion}?activityCode=tukar`, 'giftExchange', 'tukar'],
  [`${ROUTES.loveEntry}?activityCode=jodoh`, 'love', 'jodoh'],
  [`${ROUTES.loveMain}?activityCode=jodoh`, 'love', 'jodoh'],
  [`${ROUTES.loveMatch}?activityCode=jodoh`, 'love', 'jodoh'],
  [`${ROUTES.loveFail}?activityCode=jodoh`, 'love', 'jodoh'],
  [`${ROUTES.qris}?orderNumber=ORDER-1`, 'payment', 'ORDER-1'],
  [`${ROUTES.payNow}?orderNumber=ORDER-1`, 'payment', 'ORDER-1'],
  [`${ROUTES.payNowBusiness}?orderNumber=ORDER-1`, 'payment', 'ORDER-1'],
  [`${ROUTES.payResult}?orderNumber=ORDER-1`, 'payment', 'ORDER-1'],
  [`${ROUTES.prizeForm}?drawId=draw-1`, 'prizeForm', 'draw-1'],
  [`${ROUTES.prizeFormSuccess}?drawId=draw-1`, 'prizeForm', 'draw-1'],
  [`${ROUTES.fission}?inviteCode=TEMAN-1`, 'referral', 'TEMAN-1'],
  [`${ROUTES.fissionInvite}?inviteCode=TEMAN-1`, 'referral', 'TEMAN-1'],
  [ROUTES.rightsCard, 'rightsCard', ''],
] as const)('finds the page %s, with and without its query', (route, name, key) => {
  expect(pageOf(route)).toEqual({ name, key });
  const [path = ''] = route.split('?');
  expect(pageOf(path)).toEqual({ name, key: '' });
});

test('the edition that compares two years is another page than the one of a year', () => {
  expect(pageOf('/annualSummary3rd?year=2025')).toEqual({
    name: 'annualSummary',
    key: 'compared/2025',
  });
  expect(pageOf('/annualSummary3rd')).toEqual({ name: 'annualSummary', key: 'compared/' });
});

test('finds a pack by the parameter in its path, and an order of it by its number', () => {
  expect(pageOf('/mine/packs/hemat')).toEqual({ name: 'pack', key: 'hemat' });
  expect(pageOf('/mine/packs/hemat?quantity=2&orderNumber=')).toEqual({
    name: 'pack',
    key: 'hemat',
  });
  expect(pageOf('/mine/packs/hemat?orderNumber=P%201')?.name).toBe('pack');
  expect(pageOf('/mine/packs/hemat?orderNumber=P1')).toEqual({ name: 'packOrder', key: 'P1' });
  expect(pageOf('/tt/orderDetail?orderNumber=P1')).toEqual({ name: 'packOrder', key: 'P1' });
  expect(pageOf('/tt/orderDetail')).toEqual({ name: 'packOrder', key: '' });
});

test.each([ROUTES.bargain, ROUTES.bargainPrize, ROUTES.blackCup])(
  'at %s a friend’s bargain is another page than one’s own',
  (route) => {
    const own = { name: 'bargain', key: 'nego' };
    expect(pageOf(`${route}?activityCode=nego&assistanceCode=friend-1`)).toEqual({
      name: 'bargainHelp',
      key: 'nego/friend-1',
    });
    expect(pageOf(`${route}?assistanceCode=friend-1`)?.key).toBe('/friend-1');
    expect(pageOf(`${route}?activityCode=nego&assistanceCode=`)).toEqual(own);
    expect(pageOf(`${route}?activityCode=nego&assistanceCode=%3Cb%3E`)).toEqual(own);
  },
);

test.each(['/', ROUTES.vouchers, ROUTES.packs, ROUTES.adVouchers, '/nowhere', ''])(
  'finds no page with a machine at %j',
  (route) => {
    expect(pageOf(route)).toBeNull();
  },
);
