import { expect, test } from 'vitest';
import { layOutBars } from './bars.ts';

test('what the page keeps free lies under the bars, to the pixel', () => {
  for (const isBarShown of [true, false]) {
    const { status, app, pageTop } = layOutBars('ios', 44, isBarShown);
    expect(pageTop + 44).toBe(status + app);
  }
});

test('without a safe top the page begins beneath the bars', () => {
  const { status, app, pageTop } = layOutBars('android', 0, true);
  expect(pageTop).toBe(status + app);
});

test('a page does not begin above the screen', () => {
  expect(layOutBars('ios', 150, false).pageTop).toBe(0);
});

test('a browser shows its bar whatever the page asks of an app', () => {
  expect(layOutBars('browser', 44, false)).toEqual(layOutBars('browser', 0, true));
});
