import { expect, test } from 'vitest';
import { readScenario } from './validate.ts';

function problemsOf(route: string, steps: readonly object[] = []) {
  const scenario = {
    version: 2,
    id: 'story',
    title: 'A story',
    clock: { start: '2026-09-04T15:00:00+07:00' },
    device: { platform: 'browser' },
    user: 'member',
    route,
    backend: { fixture: 'everyday' },
    steps: [{ do: 'reload' }, ...steps],
  };
  const read = readScenario(JSON.stringify(scenario));
  return read.ok ? [] : read.failure.map(({ pointer, message }) => [pointer, message]);
}

test.each([
  ['/get-cupons?activityCode=kopi-susu', '/get-cupons', '/get-coupons'],
  ['/Mine/Vouchers', '/Mine/Vouchers', '/mine/vouchers'],
  ['/{{brand}}/luckdraw', '/{{brand}}/luckdraw', '/{{brand}}/luckDraw'],
  ['/luckDraw', '/luckDraw', '/{{brand}}/luckDraw'],
])('names the route nearest to %s', (route, path, nearest) => {
  expect(problemsOf(route)).toEqual([
    ['/route', `there is no route "${path}"; the nearest is "${nearest}"`],
  ]);
});

test('names a mistyped route of a step', () => {
  expect(problemsOf('/mine', [{ do: 'open', route: '/couponDetial?id=1' }])).toEqual([
    ['/steps/1/route', 'step 2: there is no route "/couponDetial"; the nearest is "/couponDetail"'],
  ]);
});

test.each(['/mine', '/mine/packs/7', '/nowhere/at/all'])('accepts %s', (route) => {
  expect(problemsOf(route)).toEqual([]);
});
