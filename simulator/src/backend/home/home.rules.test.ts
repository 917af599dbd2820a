import { ENDPOINTS } from '@cangkir/api';
import { BRAND, LANGUAGES } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { homeView } from '@cangkir/core/home';
import { MEMORY_HOSTS } from '@cangkir/core/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

/** Home as a person finds it. */
function visit(user: string | null = null) {
  const { backend, ask, clock } = startBackend();
  const token = user === null ? '' : (backend.logInAs(user)?.token ?? '');
  return {
    clock,
    async home() {
      const { data } = await ask('home', {}, { token });
      return v.parse(ENDPOINTS.home.output, data);
    },
  };
}

test('has the campaigns that run in the person’s market', async () => {
  const codesFor = async (user: string | null) =>
    (await visit(user).home()).campaigns.map(({ code }) => code);
  const indonesian = [
    'kopi-susu',
    'serba-9rb',
    'gratis-pertama',
    'teman-sore',
    'roda-gajian',
    'nego-kopi',
    'ngopi-tiap-hari',
    'tukar-poin',
  ];
  expect(await codesFor(null)).toEqual(indonesian);
  expect(await codesFor('member')).toEqual(indonesian);
  expect(await codesFor('memberPh')).toEqual(['merienda']);
  expect(await codesFor('memberSg')).toEqual(['kopi-o']);
});

test.each([
  ['memberPh', ['merienda', 'paket-merienda'], ['₱50.00', '₱349.50'], '₱80.00'],
  ['memberSg', ['kopi-o', 'paket-kopi-toast'], ['S$2.50', 'S$14.90'], 'S$4.00'],
])('has for %s what their market has, in its money', async (user, ids, prices, reward) => {
  const home = await visit(user).home();
  expect(JSON.stringify(home)).not.toMatch(/Rp|IDR|points/);
  for (const language of LANGUAGES) {
    const { banners, shortcuts, cards, modules } = homeView(home, {
      language,
      now: START,
      hosts: MEMORY_HOSTS,
    });
    expect(banners.map(({ id }) => id)).toEqual(ids);
    expect(
      banners.map(({ text }, index) => text?.[language].includes(prices[index] ?? '?')),
    ).toEqual([true, true]);
    expect([...shortcuts, ...cards].length).toBeGreaterThan(0);
    expect(shortcuts.map(({ id }) => id)).not.toContain('kartu-member');
    expect(modules).toMatchObject([
      { type: 'invite', moduleDesc: expect.stringContaining(reward) },
    ]);
  }
});

test('has for a visitor what Indonesia has', async () => {
  const { banners, moduleItems } = await visit().home();
  expect({ banners, moduleItems }).toEqual({
    banners: (await visit('member').home()).banners,
    moduleItems: (await visit('member').home()).moduleItems,
  });
  expect(banners.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['paket', 'kartu-member', 'aplikasi', 'americano']),
  );
});

test('has campaigns from their start to their end', async () => {
  const { home, clock } = visit();
  const codes = async () => (await home()).campaigns.map(({ code }) => code);
  await clock.advance(3 * DAY_MS);
  expect(await codes()).toContain('akhir-tahun');
  await clock.advance(27 * DAY_MS);
  expect(await codes()).toEqual([]);
});

test('has the invite code of a member, and keeps it', async () => {
  expect((await visit().home()).moduleValues).toEqual({ inviteCode: null, amount: 25_000 });
  expect((await visit('member').home()).moduleValues.inviteCode).toBe('KOPI-MEMBER');
  const { home } = visit('memberPh');
  const { inviteCode } = (await home()).moduleValues;
  expect(inviteCode).toMatch(/^[0-9A-F]{8}$/);
  expect((await home()).moduleValues.inviteCode).toBe(inviteCode);
});

test.each(['memberPh', 'memberSg'])('leads %s everywhere it wants to', async (user) => {
  const home = await visit(user).home();
  const view = homeView(home, { language: 'id', now: START, hosts: MEMORY_HOSTS });
  const all = [...view.banners, ...view.shortcuts, ...view.webBanners, ...view.cards];
  expect(all).toHaveLength(home.banners.length);
  expect(all.every(({ target }) => target !== null)).toBe(true);
});

test('leads everywhere it wants to', async () => {
  const home = await visit('member').home();
  const { banners, shortcuts, webBanners, cards, modules } = homeView(home, {
    language: 'id',
    now: START,
    hosts: MEMORY_HOSTS,
  });
  const all = [...banners, ...shortcuts, ...webBanners, ...cards];
  expect(all).toHaveLength(home.banners.length);
  expect(all.every(({ target }) => target !== null)).toBe(true);
  expect(modules).toMatchObject([
    {
      moduleDesc:
        'Ajak teman dengan KOPI-MEMBER: dia dapat voucher Rp25.000, kamu juga setelah dia order',
      target: { kind: 'route', route: '/fission?from=KOPI-MEMBER' },
    },
    { type: 'community' },
  ]);
  expect(shortcuts[0]?.target).toEqual({
    kind: 'appHost',
    url: `${BRAND.appHost}/order/#/menu`,
  });
});
