import { expect, test } from 'vitest';
import { requestsInLine } from './requests-in-line.ts';

const HTML = { start: 0, end: 600 };

test('counts requests that wait for each other', () => {
  const requests = [HTML, { start: 610, end: 1200 }, { start: 1200, end: 1800 }];
  expect(requestsInLine(requests, 2000)).toBe(3);
});

test('counts requests side by side once', () => {
  const requests = [HTML, { start: 610, end: 1200 }, { start: 620, end: 1900 }];
  expect(requestsInLine(requests, 2000)).toBe(2);
});

test('counts the longest line, in whatever order the requests are listed', () => {
  const requests = [
    { start: 1300, end: 1900 },
    { start: 610, end: 1950 },
    { start: 620, end: 1250 },
    HTML,
  ];
  expect(requestsInLine(requests, 2000)).toBe(3);
});

test('ignores requests that begin after the first view', () => {
  expect(requestsInLine([HTML, { start: 2100, end: 2600 }], 2000)).toBe(1);
});

test('a page without requests has none in line', () => {
  expect(requestsInLine([], 2000)).toBe(0);
});
