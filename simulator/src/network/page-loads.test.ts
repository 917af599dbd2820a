import { expect, test } from 'vitest';
import { createPageLoads } from './page-loads.ts';

const PART = 'http://localhost/app/assets/claim.js';

/** A page with the timings of its resources. */
function openPage() {
  let time = 1000;
  const entries: { readonly name: string; readonly initiatorType: string }[] = [];
  const performance = {
    setResourceTimingBufferSize: () => {},
    getEntriesByName: (name: string) => entries.filter((entry) => entry.name === name),
    getEntriesByType: () => entries,
  };
  const loads: ReturnType<typeof createPageLoads> = Reflect.apply(createPageLoads, null, [
    { performance },
    () => time,
  ]);
  return {
    loads,
    arrive: (name: string, initiatorType = 'script') => entries.push({ name, initiatorType }),
    pass(ms: number) {
      time += ms;
    },
  };
}

test('counts a part as loading until it has arrived', () => {
  const { loads, arrive } = openPage();
  expect(loads.arePending()).toBe(false);
  loads.began(PART);
  expect(loads.arePending()).toBe(true);
  expect(loads.haveChanged()).toBe(true);
  arrive(PART);
  expect(loads.arePending()).toBe(false);
  expect(loads.haveChanged()).toBe(true);
  expect(loads.haveChanged()).toBe(false);
});

test('notices a part that came from the browser’s memory', () => {
  const { loads, arrive } = openPage();
  arrive(PART);
  expect(loads.haveChanged()).toBe(true);
  expect(loads.arePending()).toBe(false);
});

test('takes no request for a part', () => {
  const { loads, arrive } = openPage();
  arrive('http://localhost/portal/app/config', 'fetch');
  expect(loads.haveChanged()).toBe(false);
});

test('stops waiting for a part that never arrives', () => {
  const { loads, pass } = openPage();
  loads.began(PART);
  pass(4999);
  expect(loads.arePending()).toBe(true);
  pass(1);
  expect(loads.arePending()).toBe(false);
});

test('is loading while one of several parts is missing', () => {
  const { loads, arrive } = openPage();
  loads.began(PART);
  loads.began(`${PART}?t=1`);
  arrive(PART);
  expect(loads.arePending()).toBe(true);
});
