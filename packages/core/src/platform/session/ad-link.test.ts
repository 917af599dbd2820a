import { expect, test } from 'vitest';
import { adLinkOf, adVoucherAfter } from './ad-link.ts';

const NONE = { paySuccess: false, ttoclid: null, ttPayUrl: null };
const PAGE = 'https://checkout.payment.example/pay';
const KEPT = { paySuccess: true, ttoclid: 'click-1', ttPayUrl: PAGE };

test('keeps the click and the provider of an ad’s link', () => {
  const query = `ttoclid=click-1&ttPayUrl=${encodeURIComponent(PAGE)}`;
  expect(adVoucherAfter(`/tt/vouchers?${query}`, NONE)).toEqual({ ...KEPT, paySuccess: false });
});

test.each(['', 'a b', '%3Cscript%3E', 'klik%C3%A9', 'x'.repeat(257)])(
  'refuses the click %j',
  (click) => {
    expect(adVoucherAfter(`/tt/vouchers?ttoclid=${click}`, NONE)).toEqual(NONE);
  },
);

test.each([
  'http://checkout.payment.example/pay',
  'https://checkout.payment.example.evil.example/',
  'https://checkout.payment.example@evil.example/',
  'https://evil.example/?u=https://checkout.payment.example/',
  'javascript:alert(1)',
  '//checkout.payment.example/',
  '',
])('refuses to pay at %j', (url) => {
  const route = `/tt/vouchers?ttPayUrl=${encodeURIComponent(url)}`;
  expect(adVoucherAfter(route, NONE)).toEqual(NONE);
});

test('a link without them, or the same link again, changes nothing', () => {
  expect(adVoucherAfter('/tt/vouchers', KEPT)).toEqual(KEPT);
  expect(adVoucherAfter('/tt/vouchers?ttoclid=click-1', KEPT)).toEqual(KEPT);
  expect(adVoucherAfter('/tt/vouchers?ttoclid=%20', KEPT)).toEqual(KEPT);
});

test('another click has paid for nothing yet', () => {
  expect(adVoucherAfter('/tt/vouchers?ttoclid=click-2', KEPT)).toEqual({
    ...KEPT,
    paySuccess: false,
    ttoclid: 'click-2',
  });
});

test.each(['/', '/mine/packs', '/tt/orderDetail'])('reads no link at %s', (path) => {
  expect(adVoucherAfter(`${path}?ttoclid=click-2`, KEPT)).toBe(KEPT);
});

test('a purchase carries what is known of the ad', () => {
  expect(adLinkOf(NONE)).toBeNull();
  expect(adLinkOf({ ...NONE, ttoclid: 'click-1' })).toEqual({ ttoclid: 'click-1' });
  expect(adLinkOf(KEPT)).toEqual({ ttoclid: 'click-1', ttPayUrl: PAGE });
});
