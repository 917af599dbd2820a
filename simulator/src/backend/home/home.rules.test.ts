import { ENDPOINTS } from '@cangkir/api';
import { BRAND } from '@cangkir/core';
import { homeView } from '@cangkir/core/home';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

const DAY = 24 * 60 * 60 * 1000;

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

test('has campaigns from their start to their end', async () => {
  const { home, clock } = visit();
  const codes = async () => (await home()).campaigns.map(({ code }) => code);
  await clock.advance(3 * DAY);
  expect(await codes()).toContain('akhir-tahun');
  await clock.advance(27 * DAY);
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

test('leads everywhere it wants to', async () => {
  const home = await visit('member').home();
  const { banners, shortcuts, webBanners, cards, modules } = homeView(home, {
    language: 'id',
    now: START,
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
