import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { queryOf } from '../../platform/navigation/route.ts';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { fillModuleItem, type ModuleValues } from './module-item.ts';

const VALUES: ModuleValues = { inviteCode: 'KOPI7', amount: 12_500 };

const inAll = (text: string) => ({ id: text, en: text, zh: text });

function textOf(template: string, values: Partial<ModuleValues> = {}) {
  const item = { type: 'text', moduleDesc: inAll(template), moduleForwardUrl: '/' };
  return fillModuleItem(item, { ...VALUES, ...values }, MEMORY_HOSTS)?.moduleDesc.id ?? null;
}

function targetOf(moduleForwardUrl: string, values: Partial<ModuleValues> = {}) {
  const item = { type: 'link', moduleDesc: inAll(''), moduleForwardUrl };
  return fillModuleItem(item, { ...VALUES, ...values }, MEMORY_HOSTS)?.target ?? null;
}

test('keeps the type of a module item, and fills its texts and address', () => {
  const item = {
    type: 'invite',
    moduleDesc: { id: 'Kode {inviteCode}, dapat Rp{amount}', en: '{amount}', zh: '{inviteCode}' },
    moduleForwardUrl: '/fission?code={inviteCode}&amount={amount}',
  };
  expect(fillModuleItem(item, VALUES, MEMORY_HOSTS)).toEqual({
    type: 'invite',
    moduleDesc: { id: 'Kode KOPI7, dapat Rp12.500', en: '12.500', zh: 'KOPI7' },
    target: { kind: 'route', route: '/fission?code=KOPI7&amount=12500' },
  });
});

describe('the text', () => {
  test.each([
    ['{inviteCode}{inviteCode}', 'KOPI7KOPI7'],
    ['nothing to fill', 'nothing to fill'],
    ['{ inviteCode } {', '{ inviteCode } {'],
    ['', ''],
  ])('shows %j as %j', (template, text) => {
    expect(textOf(template)).toBe(text);
  });

  test('is not shown with a placeholder without a value', () => {
    expect(textOf('[{inviteCode}]', { inviteCode: null })).toBeNull();
    expect(textOf('[{inviteCode}]', { inviteCode: '' })).toBeNull();
    expect(textOf('[{amount}]', { amount: null })).toBeNull();
    expect(textOf('[{amount}]', { amount: 0 })).toBe('[0]');
    expect(textOf('[{nobody}]')).toBeNull();
    expect(textOf('[{constructor}]')).toBeNull();
  });

  test('is not shown where one language lacks a value', () => {
    const moduleDesc = { id: 'Kode', en: 'Code', zh: '{inviteCode}' };
    const item = { type: 'text', moduleDesc, moduleForwardUrl: '/' };
    expect(fillModuleItem(item, { inviteCode: null, amount: null }, MEMORY_HOSTS)).toBeNull();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])(
    'shows zero for an amount that cannot be formatted (%d)',
    (amount) => {
      expect(textOf('[{amount}]', { amount })).toBe('[0]');
    },
  );

  test('treats every value as plain text', () => {
    for (const inviteCode of ['<b>&amp;"', '{amount}', '$&', '$1']) {
      expect(textOf('[{inviteCode}]', { inviteCode })).toBe(`[${inviteCode}]`);
    }
  });
});

describe('the address', () => {
  test('encodes values, so that none escapes its place', () => {
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: 'a&b=c#/login?' })).toEqual({
      kind: 'route',
      route: '/fission?code=a%26b%3Dc%23%2Flogin%3F',
    });
    expect(targetOf('/mine/packs/{inviteCode}', { inviteCode: '../../login' })).toEqual({
      kind: 'route',
      route: '/mine/packs/..%2F..%2Flogin',
    });
  });

  test('does not expand templates in values', () => {
    expect(targetOf('/fission?c={inviteCode}', { inviteCode: '{amount}$&' })).toEqual({
      kind: 'route',
      route: '/fission?c=%7Bamount%7D%24%26',
    });
  });

  test('shows an amount in bare digits', () => {
    expect(targetOf('/bargain/main?a={amount}', { amount: 1_000_000 })).toEqual({
      kind: 'route',
      route: '/bargain/main?a=1000000',
    });
    expect(targetOf('/bargain/main?a={amount}', { amount: 0 })).toEqual({
      kind: 'route',
      route: '/bargain/main?a=0',
    });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, -1, 12_500.5])(
    'treats an amount without a bare-digit form (%d) as missing',
    (amount) => {
      expect(targetOf('/bargain/main?a={amount}', { amount })).toBeNull();
      expect(targetOf('/bargain/main', { amount })).not.toBeNull();
    },
  );

  test.each(['', '.', '..'])('does not let the code %j change the path', (inviteCode) => {
    expect(targetOf('/mine/packs/{inviteCode}', { inviteCode })).toBeNull();
    expect(targetOf(`${BRAND.appHost}/order/{inviteCode}/#/mine`, { inviteCode })).toBeNull();
  });

  test('does not let two codes change the path together', () => {
    const template = '/mine/packs/{inviteCode}{inviteCode}';
    expect(targetOf(template, { inviteCode: '.' })).toBeNull();
    expect(targetOf(template, { inviteCode: '..' })).toEqual({
      kind: 'route',
      route: '/mine/packs/....',
    });
  });

  test('treats an empty code as missing, in a query too', () => {
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: '' })).toBeNull();
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: '..' })).not.toBeNull();
  });

  test('may lead to the app host', () => {
    expect(targetOf(`${BRAND.appHost}/order/#/mine?c={inviteCode}`)).toEqual({
      kind: 'appHost',
      url: `${BRAND.appHost}/order/#/mine?c=KOPI7`,
    });
  });

  test.each([
    'https://evil.example/?c={inviteCode}',
    'javascript:alert(1)',
    '//evil.example',
    '/nowhere',
    '/fission?c={nobody}',
    '/fission?c={constructor}',
    '{inviteCode}',
    '',
  ])('is null for %j', (template) => {
    expect(targetOf(template)).toBeNull();
  });

  test('needs no placeholder', () => {
    expect(targetOf('/mine')).toEqual({ kind: 'route', route: '/mine' });
  });

  test('replaces half a surrogate pair', () => {
    expect(targetOf('/fission?c={inviteCode}', { inviteCode: 'a\ud83d' })).toEqual({
      kind: 'route',
      route: '/fission?c=a%EF%BF%BD',
    });
  });

  test('is null if a value is missing', () => {
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: null })).toBeNull();
    expect(targetOf('/fission?a={amount}', { amount: null })).toBeNull();
    expect(targetOf('/fission?c={inviteCode}&a={amount}', { amount: null })).toBeNull();
    expect(targetOf('/fission?code={inviteCode}', { amount: null })).not.toBeNull();
  });

  test('is null for a value that no address filter allows', () => {
    expect(targetOf('{inviteCode}', { inviteCode: '/mine' })).toBeNull();
  });

  test('delivers every code unchanged, except unpaired surrogates', () => {
    fc.assert(
      fc.property(
        arbitraryText().filter((text) => text !== ''),
        (inviteCode) => {
          const target = targetOf('/fission?code={inviteCode}', { inviteCode });
          const whole = inviteCode.replace(/\p{Surrogate}/gu, '\uFFFD');
          // An address that is too long is rejected.
          if (encodeURIComponent(whole).length > 2000) return;
          expect(target?.kind === 'route' && queryOf(target.route)['code']).toBe(whole);
        },
      ),
      { numRuns: 50 },
    );
  });
});
