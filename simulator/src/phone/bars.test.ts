import { expect, test } from 'vitest';
import { PLATFORMS } from '../settings/settings.ts';
import { layOutBars } from './bars.ts';

test('what the page keeps free lies under the bars, to the pixel', () => {
  for (const isBarShown of [true, false]) {
    const ios = { platform: 'ios', safeTop: 44, isTurned: false } as const;
    const { status, app, pageTop } = layOutBars(ios, isBarShown);
    expect(pageTop + 44).toBe(status + app);
  }
});

test('without a safe top the page begins beneath the bars', () => {
  for (const isTurned of [true, false]) {
    const android = { platform: 'android', safeTop: 0, isTurned } as const;
    const { status, app, pageTop } = layOutBars(android, true);
    expect(pageTop).toBe(status + app);
  }
});

test('a page does not begin above the screen', () => {
  const ios = { platform: 'ios', safeTop: 150 } as const;
  expect(layOutBars({ ...ios, isTurned: false }, false).pageTop).toBe(0);
  expect(layOutBars({ ...ios, isTurned: true }, true).pageTop).toBe(0);
});

test('a browser shows its bar whatever the page asks of an app', () => {
  for (const isTurned of [true, false]) {
    const browser = { platform: 'browser', isTurned } as const;
    const shown = layOutBars({ ...browser, safeTop: 0 }, true);
    expect(layOutBars({ ...browser, safeTop: 44 }, false)).toEqual(shown);
    expect(shown.pageTop).toBe(shown.status + shown.app);
  }
});

test('held across, a page keeps clear of the camera; upright it has the whole width', () => {
  for (const platform of PLATFORMS) {
    expect(layOutBars({ platform, safeTop: 0, isTurned: true }, true).left).toBeGreaterThan(0);
    expect(layOutBars({ platform, safeTop: 0, isTurned: false }, true)).toMatchObject({
      left: 0,
      right: 0,
    });
  }
});

test('iOS shows no status bar to a phone that is held across', () => {
  expect(layOutBars({ platform: 'ios', safeTop: 0, isTurned: true }, false).status).toBe(0);
});
