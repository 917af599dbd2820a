import { expect, test } from 'vitest';
import { createPageLoads } from './page-loads.ts';

const PART = 'http://localhost/app/assets/claim.js';

/** When the desk was opened, on this machine's clock. */
const OPENED = 1_000_000;

/** A page with its start, and its loaded resources. */
function createPage(timeOrigin: number) {
  const entries: { readonly name: string; readonly startTime: number }[] = [];
  const performance = {
    timeOrigin,
    setResourceTimingBufferSize: () => {},
    getEntriesByName: (name: string) => entries.filter((entry) => entry.name === name),
  };
  return {
    page: { performance },
    /** @param at When its loading started, on this machine's clock. */
    arrive: (name: string, at: number) => entries.push({ name, startTime: at - timeOrigin }),
  };
}

/** A page, and another one that was opened 20 s later. */
function openPage() {
  let time = OPENED;
  const own = createPage(OPENED);
  const other = createPage(OPENED + 20_000);
  const loads: ReturnType<typeof createPageLoads> = Reflect.apply(createPageLoads, null, [
    own.page,
    () => [other.page],
    () => time,
  ]);
  return {
    loads,
    arrive: (address: string) => own.arrive(address, time),
    arriveInOther: (address: string, at: number) => other.arrive(address, at),
    now: () => time,
    pass(ms: number) {
      time += ms;
    },
  };
}

test('counts a resource as loading until it has arrived', () => {
  const { loads, arrive } = openPage();
  expect(loads.arePending()).toBe(false);
  loads.began(PART);
  expect(loads.arePending()).toBe(true);
  expect(loads.count()).toBe(1);
  arrive(PART);
  expect(loads.arePending()).toBe(false);
  expect(loads.count()).toBe(1);
});

test('stops waiting for resources that the previous page requested', () => {
  const { loads, pass } = openPage();
  loads.began(PART);
  pass(4999);
  expect(loads.arePending()).toBe(true);
  pass(1);
  expect(loads.arePending()).toBe(false);
});

test('counts as loading while one of several is missing', () => {
  const { loads, arrive } = openPage();
  loads.began(PART);
  loads.began(`${PART}?t=1`);
  arrive(PART);
  expect(loads.arePending()).toBe(true);
});

test('attributes a resource to the other page that received it', () => {
  const { loads, arriveInOther, now } = openPage();
  loads.began(PART);
  arriveInOther(PART, now());
  expect(loads.arePending()).toBe(false);
});

test('accepts a report some time after the start', () => {
  const { loads, arriveInOther, now } = openPage();
  loads.began(PART);
  arriveInOther(PART, now() - 1001);
  expect(loads.arePending()).toBe(true);
  arriveInOther(PART, now() - 1000);
  expect(loads.arePending()).toBe(false);
});

test('waits for a resource that both pages load', () => {
  const { loads, arrive, arriveInOther, now, pass } = openPage();
  loads.began(PART);
  arriveInOther(PART, now());
  pass(300);
  loads.began(PART);
  expect(loads.arePending()).toBe(true);
  arrive(PART);
  expect(loads.arePending()).toBe(false);
});

test('ignores what another page loaded long ago', () => {
  const { loads, arriveInOther, now, pass } = openPage();
  loads.began(PART);
  arriveInOther(PART, now());
  pass(5000);
  loads.began(PART);
  expect(loads.arePending()).toBe(true);
});
