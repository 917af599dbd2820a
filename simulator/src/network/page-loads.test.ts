import { expect, test } from 'vitest';
import { createPageLoads } from './page-loads.ts';

const PART = 'http://localhost/app/assets/claim.js';

/** When the desk was opened, by this machine's time. */
const OPENED = 1_000_000;

/** A page that began at a moment, and what has arrived in it. */
function createPage(timeOrigin: number) {
  const entries: { readonly name: string; readonly startTime: number }[] = [];
  const performance = {
    timeOrigin,
    setResourceTimingBufferSize: () => {},
    getEntriesByName: (name: string) => entries.filter((entry) => entry.name === name),
  };
  return {
    page: { performance },
    /** @param at When it had begun to be loaded, by this machine's time. */
    arrive: (name: string, at: number) => entries.push({ name, startTime: at - timeOrigin }),
  };
}

/** A page, beside another one that was opened 20 s later. */
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

test('what arrives in another page was that one’s', () => {
  const { loads, arriveInOther, now } = openPage();
  loads.began(PART);
  arriveInOther(PART, now());
  expect(loads.areUnderWay()).toBe(false);
});

test('is reported some time after it started', () => {
  const { loads, arriveInOther, now } = openPage();
  loads.began(PART);
  arriveInOther(PART, now() - 1001);
  expect(loads.areUnderWay()).toBe(true);
  arriveInOther(PART, now() - 1000);
  expect(loads.areUnderWay()).toBe(false);
});

test('what both load is waited for until it is here, too', () => {
  const { loads, arrive, arriveInOther, now, pass } = openPage();
  loads.began(PART);
  arriveInOther(PART, now());
  pass(300);
  loads.began(PART);
  expect(loads.areUnderWay()).toBe(true);
  arrive(PART);
  expect(loads.areUnderWay()).toBe(false);
});

test('what another page loaded long ago is not taken for what this one loads', () => {
  const { loads, arriveInOther, now, pass } = openPage();
  loads.began(PART);
  arriveInOther(PART, now());
  pass(5000);
  loads.began(PART);
  expect(loads.areUnderWay()).toBe(true);
});
