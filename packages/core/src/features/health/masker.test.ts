import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { count, currencyCode, localizedText, moment, phone } from '../../platform/schemas.ts';
import { MEMORY_HOSTS, STAGING_HOSTS } from '../../testing/memory-hosts.ts';
import { createMasker } from './masker.ts';

const ORDER = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('paid'),
    paidAt: moment,
    amount: v.number(),
    currencyCode,
    items: v.array(v.object({ name: localizedText, quantity: count })),
    owner: v.nullable(v.object({ phone })),
  }),
]);

describe('an answer', () => {
  test('keeps numbers and the words of the contract, and gives each text a pseudonym of its kind', () => {
    const { answer } = createMasker(MEMORY_HOSTS);
    const name = { id: 'Kopi', en: 'Coffee', zh: 'Kopi' };
    const order = {
      kind: 'paid',
      paidAt: 1788508800000,
      amount: 38000,
      currencyCode: 'IDR',
      items: [
        { name, quantity: 2 },
        { name, quantity: 1 },
      ],
      owner: { phone: '+6281234567890' },
    };
    const masked = { id: 'text-1', en: 'text-2', zh: 'text-1' };
    expect(answer([ORDER], order)).toEqual({
      ...order,
      items: [
        { name: masked, quantity: 2 },
        { name: masked, quantity: 1 },
      ],
      owner: { phone: 'phone-1' },
    });
    expect(answer([ORDER], { ...order, owner: null })).toMatchObject({ owner: null });
  });

  test('loses what the contract does not know, and where the person is', () => {
    const { answer } = createMasker(MEMORY_HOSTS);
    const place = v.object({ latitude: v.number(), longitude: v.number() });
    expect(answer([place], { latitude: -6.2, longitude: 106.8, name: 'Siti' })).toEqual({
      latitude: 0,
      longitude: 0,
    });
    expect(answer([], 'Siti')).toBe('text-1');
    expect(answer(['no schema'], 'Siti')).toBe('text-1');
    expect(answer([ORDER], { kind: 'Siti' })).toEqual({ kind: 'text-1' });
  });
});

test('the items of a list have each the schema of their place', () => {
  const { answer } = createMasker(MEMORY_HOSTS);
  const pair = v.tuple([v.string(), v.picklist(['IDR', 'PHP'])]);
  expect(answer([pair], ['IDR', 'IDR'])).toEqual(['text-1', 'IDR']);
  expect(answer([v.string()], ['IDR', true])).toEqual(['text-1', true]);
});

test.each([
  ['0812 3456 7890', 'mobileId-1'],
  ['0917 123 4567', 'mobilePh-1'],
  ['8123 4567', 'mobileSg-1'],
  ['+62 812 3456 7890', 'number-1'],
  ['123456', 'digits-1'],
  ['AB12-CD34-EF56-GH78', 'card-1'],
  ['Jl. Merdeka 17', 'text-1'],
  ['https://example.com/siti', 'link-1'],
  ['  ', 'blank-1'],
  ['812.345.678', 'mobileId-1'],
  ['081.234.567', 'number-1'],
  ['3.3.0', 'text-1'],
  ['', ''],
])('“%s” becomes “%s”', (text, pseudonym) => {
  expect(createMasker(MEMORY_HOSTS).text(text)).toBe(pseudonym);
});

test('the version of the app is kept in its own field alone', () => {
  const { answer, own } = createMasker(MEMORY_HOSTS);
  const device = v.object({ appVersion: v.string(), systemVersion: v.string() });
  expect(answer([device], { appVersion: '3.3.0', systemVersion: '17.5.1' })).toEqual({
    appVersion: '3.3.0',
    systemVersion: 'text-1',
  });
  expect(own({ appVersion: '3.3.0', text: '812.345.678' })).toEqual({
    appVersion: '3.3.0',
    text: 'mobileId-1',
  });
  expect(own({ appVersion: '+62 812' })).toEqual({ appVersion: 'text-2' });
});

test('the same text has the same pseudonym wherever it is', () => {
  const masker = createMasker(MEMORY_HOSTS);
  expect(masker.answer([v.object({ id: v.string() })], { id: 'kopi-1' })).toEqual({ id: 'text-1' });
  expect(masker.own({ type: 'CHOOSE', prizeId: 'kopi-1' })).toEqual({
    type: 'CHOOSE',
    prizeId: 'text-1',
  });
  expect(masker.route('/get-coupons?activityCode=kopi-1&year=2024&x=%3Cb%3E')).toBe(
    '/get-coupons?activityCode=text-1&year=2024&x=odd-1',
  );
});

test.each([
  ['/mine/packs/hemat', '/mine/packs/text-1'],
  ['/siti/rahma', '/link-1'],
  ['/help?Siti Rahma=1', '/help?text-1=1'],
])('of the route %s it keeps %s', (route, masked) => {
  expect(createMasker(MEMORY_HOSTS).route(route)).toBe(masked);
});

test.each([MEMORY_HOSTS, STAGING_HOSTS])(
  'a printed code that leads to us keeps its route, as in the default environment',
  (hosts) => {
    expect(createMasker(hosts).text(appHostAddress('/mine/packs/hemat-siang', hosts))).toBe(
      appHostAddress('/mine/packs/text-1', MEMORY_HOSTS),
    );
  },
);

test('a printed code that leads to another environment is a link as any other', () => {
  const address = appHostAddress('/mine/packs/hemat-siang', MEMORY_HOSTS);
  expect(createMasker(STAGING_HOSTS).text(address)).toBe('link-1');
});

test('where a person is, and what is no name of ours, is nowhere in an object of our own', () => {
  const { own } = createMasker(MEMORY_HOSTS);
  expect(own({ latitude: -6.2, tags: ['Siti', null], 'Siti Rahma': 1 })).toEqual({
    latitude: 0,
    tags: ['text-1', null],
    'text-2': 1,
  });
  expect(own({ pageDrafts: { 'bargainHelp:kopi/ab12': 1 } })).toEqual({
    pageDrafts: { 'bargainHelp:text-3/text-4': 1 },
  });
});

test('what is stored keeps the names of pages, and whose it is under a pseudonym', () => {
  const { own } = createMasker(MEMORY_HOSTS);
  expect(
    own({
      pageDrafts: { 'user-7@prizeForm:draw-1': { typed: { name: 'Siti' }, pendingKey: null } },
      redirectRoute: '/pack?id=draw-1',
    }),
  ).toEqual({
    pageDrafts: { 'text-2@prizeForm:text-1': { typed: { name: 'text-3' }, pendingKey: null } },
    redirectRoute: '/link-1',
  });
});
