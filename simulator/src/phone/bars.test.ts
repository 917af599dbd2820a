import { expect, test } from 'vitest';
import { PLATFORMS } from '../settings/settings.ts';
import { layOutBars } from './bars.ts';

test('is kept free by the page to the pixel under the bars', () => {
  for (const isBarShown of [true, false]) {
    const ios = { platform: 'ios', safeTop: 44, safeBottom: 0, isTurned: false } as const;
    const { status, app, pageTop } = layOutBars(ios, isBarShown);
    expect(pageTop + 44).toBe(status + app);
  }
});

test('starts the page below the bars without a safe top', () => {
  for (const isTurned of [true, false]) {
    const android = { platform: 'android', safeTop: 0, safeBottom: 0, isTurned } as const;
    const { status, app, pageTop } = layOutBars(android, true);
    expect(pageTop).toBe(status + app);
  }
});

test('never starts the page above the screen', () => {
  const ios = { platform: 'ios', safeTop: 150, safeBottom: 0 } as const;
  expect(layOutBars({ ...ios, isTurned: false }, false).pageTop).toBe(0);
  expect(layOutBars({ ...ios, isTurned: true }, true).pageTop).toBe(0);
});

test('always shows the bar of a browser', () => {
  for (const isTurned of [true, false]) {
    const browser = { platform: 'browser', safeBottom: 0, isTurned } as const;
    const shown = layOutBars({ ...browser, safeTop: 0 }, true);
    expect(layOutBars({ ...browser, safeTop: 44 }, false)).toEqual(shown);
    expect(shown.pageTop).toBe(shown.status + shown.app);
  }
});

test('keeps a rotated page clear of the camera, and gives an upright page the full width', () => {
  for (const platform of PLATFORMS) {
    expect(
      layOutBars({ platform, safeTop: 0, safeBottom: 0, isTurned: true }, true).left,
    ).toBeGreaterThan(0);
    expect(
      layOutBars({ platform, safeTop: 0, safeBottom: 0, isTurned: false }, true),
    ).toMatchObject({
      left: 0,
      right: 0,
    });
  }
});

test('hides the status bar of a rotated iPhone', () => {
  expect(
    layOutBars({ platform: 'ios', safeTop: 0, safeBottom: 0, isTurned: true }, false).status,
  ).toBe(0);
});

test('lays the home bar over the page by the safe bottom, at most by its height', () => {
  for (const platform of PLATFORMS) {
    const phone = { platform, safeTop: 0, isTurned: false };
    const { home } = layOutBars({ ...phone, safeBottom: 0 }, true);
    expect(layOutBars({ ...phone, safeBottom: 0 }, true).overPage).toBe(0);
    expect(layOutBars({ ...phone, safeBottom: 10 }, true).overPage).toBe(10);
    expect(layOutBars({ ...phone, safeBottom: 200 }, true).overPage).toBe(home);
  }
});
