import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { queryOf } from '../../platform/navigation/route.ts';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { fillModuleItem, type ModuleValues } from './module-item.ts';

const VALUES: ModuleValues = { inviteCode: 'KOPI7', amount: 12_500 };

function textOf(moduleDesc: string, values: Partial<ModuleValues> = {}) {
  const item = { type: 'text', moduleDesc, moduleForwardUrl: '/' };
  return fillModuleItem(item, { ...VALUES, ...values }).moduleDesc;
}

function targetOf(moduleForwardUrl: string, values: Partial<ModuleValues> = {}) {
  const item = { type: 'link', moduleDesc: '', moduleForwardUrl };
  return fillModuleItem(item, { ...VALUES, ...values }).target;
}

test('a module item keeps its type, and has its text and its address filled', () => {
  const item = {
    type: 'invite',
    moduleDesc: 'Pakai kode {inviteCode}, dapat Rp{amount}',
    moduleForwardUrl: '/fission?code={inviteCode}&amount={amount}',
  };
  expect(fillModuleItem(item, VALUES)).toEqual({
    type: 'invite',
    moduleDesc: 'Pakai kode KOPI7, dapat Rp12.500',
    target: { kind: 'route', route: '/fission?code=KOPI7&amount=12500' },
  });
});

describe('in the text', () => {
  test.each([
    ['{inviteCode}{inviteCode}', 'KOPI7KOPI7'],
    ['nothing to fill', 'nothing to fill'],
    ['{ inviteCode } {', '{ inviteCode } {'],
    ['{nobody} knows {constructor}', ' knows '],
    ['', ''],
  ])('%j is shown as %j', (template, text) => {
    expect(textOf(template)).toBe(text);
  });

  test('what has no value is left out', () => {
    expect(textOf('[{inviteCode}]', { inviteCode: null })).toBe('[]');
    expect(textOf('[{amount}]', { amount: null })).toBe('[]');
    expect(textOf('[{amount}]', { amount: 0 })).toBe('[0]');
    expect(textOf('[{inviteCode}]', { inviteCode: '' })).toBe('[]');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])(
    'an amount that cannot be written out (%d) shows as nothing, as everywhere',
    (amount) => {
      expect(textOf('[{amount}]', { amount })).toBe('[0]');
    },
  );

  test('a value is text and nothing else, whatever it looks like', () => {
    for (const inviteCode of ['<b>&amp;"', '{amount}', '$&', '$1']) {
      expect(textOf('[{inviteCode}]', { inviteCode })).toBe(`[${inviteCode}]`);
    }
  });
});

describe('in the address', () => {
  test('a value is encoded, and cannot break out of its place', () => {
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: 'a&b=c#/login?' })).toEqual({
      kind: 'route',
      route: '/fission?code=a%26b%3Dc%23%2Flogin%3F',
    });
    expect(targetOf('/mine/packs/{inviteCode}', { inviteCode: '../../login' })).toEqual({
      kind: 'route',
      route: '/mine/packs/..%2F..%2Flogin',
    });
  });

  test('a value that is a template, or of another replacement’s syntax, is no more than a value', () => {
    expect(targetOf('/fission?c={inviteCode}', { inviteCode: '{amount}$&' })).toEqual({
      kind: 'route',
      route: '/fission?c=%7Bamount%7D%24%26',
    });
  });

  test('an amount stands in bare digits', () => {
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
    'an amount that bare digits cannot say (%d) is none',
    (amount) => {
      expect(targetOf('/bargain/main?a={amount}', { amount })).toBeNull();
      expect(targetOf('/bargain/main', { amount })).not.toBeNull();
    },
  );

  test.each(['', '.', '..'])('the code %j cannot move the path', (inviteCode) => {
    expect(targetOf('/mine/packs/{inviteCode}', { inviteCode })).toBeNull();
    expect(targetOf(`${BRAND.appHost}/order/{inviteCode}/#/mine`, { inviteCode })).toBeNull();
  });

  test('two codes cannot move the path together', () => {
    const template = '/mine/packs/{inviteCode}{inviteCode}';
    expect(targetOf(template, { inviteCode: '.' })).toBeNull();
    expect(targetOf(template, { inviteCode: '..' })).toEqual({
      kind: 'route',
      route: '/mine/packs/....',
    });
  });

  test('an empty code is none, in a query too', () => {
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: '' })).toBeNull();
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: '..' })).not.toBeNull();
  });

  test('the app host is allowed', () => {
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
  ])('%j leads nowhere', (template) => {
    expect(targetOf(template)).toBeNull();
  });

  test('may have nothing to fill', () => {
    expect(targetOf('/mine')).toEqual({ kind: 'route', route: '/mine' });
  });

  test('half a surrogate pair is replaced', () => {
    expect(targetOf('/fission?c={inviteCode}', { inviteCode: 'a\ud83d' })).toEqual({
      kind: 'route',
      route: '/fission?c=a%EF%BF%BD',
    });
  });

  test('one that lacks a value leads nowhere, rather than astray', () => {
    expect(targetOf('/fission?code={inviteCode}', { inviteCode: null })).toBeNull();
    expect(targetOf('/fission?a={amount}', { amount: null })).toBeNull();
    expect(targetOf('/fission?c={inviteCode}&a={amount}', { amount: null })).toBeNull();
    expect(targetOf('/fission?code={inviteCode}', { amount: null })).not.toBeNull();
  });

  test('a value that no filter of addresses would let through leads nowhere by itself', () => {
    expect(targetOf('{inviteCode}', { inviteCode: '/mine' })).toBeNull();
  });

  test('every code arrives as it was, but for halves of surrogate pairs', () => {
    fc.assert(
      fc.property(
        arbitraryText().filter((text) => text !== ''),
        (inviteCode) => {
          const target = targetOf('/fission?code={inviteCode}', { inviteCode });
          const whole = inviteCode.replace(/\p{Surrogate}/gu, '\uFFFD');
          // An address that is too long is refused.
          if (encodeURIComponent(whole).length > 2000) return;
          expect(target?.kind === 'route' && queryOf(target.route)['code']).toBe(whole);
        },
      ),
      { numRuns: 50 },
    );
  });
});
