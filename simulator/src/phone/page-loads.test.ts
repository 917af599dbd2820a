import { expect, test } from 'vitest';
import { createPageLoads } from './page-loads.ts';

const PART = 'http://localhost/app/assets/claim.js';

/** A page, and what has arrived in it. */
function openPage() {
  const arrived: string[] = [];
  let time = 0;
  const performance = {
    setResourceTimingBufferSize: () => {},
    getEntriesByName: (name: string) => arrived.filter((address) => address === name),
  };
  const loads: ReturnType<typeof createPageLoads> = Reflect.apply(createPageLoads, null, [
    { performance },
    () => time,
  ]);
  return {
    loads,
    arrive: (address: string) => arrived.push(address),
    pass(ms: number) {
      time += ms;
    },
  };
}

test('a part is on its way until it has arrived', () => {
  const { loads, arrive } = openPage();
  expect(loads.areUnderWay()).toBe(false);
  loads.began(PART);
  expect(loads.areUnderWay()).toBe(true);
  expect(loads.count()).toBe(1);
  arrive(PART);
  expect(loads.areUnderWay()).toBe(false);
  expect(loads.count()).toBe(1);
});

test('what the page before had begun is not waited for without end', () => {
  const { loads, pass } = openPage();
  loads.began(PART);
  pass(4999);
  expect(loads.areUnderWay()).toBe(true);
  pass(1);
  expect(loads.areUnderWay()).toBe(false);
});

test('one of several keeps the page from rest', () => {
  const { loads, arrive } = openPage();
  loads.began(PART);
  loads.began(`${PART}?t=1`);
  arrive(PART);
  expect(loads.areUnderWay()).toBe(true);
});
