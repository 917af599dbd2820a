import { expect, test } from 'vitest';
import { type Refusal, StageError } from '../driver.ts';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM, writeScenario } from '../testing.ts';
import type { PageDriver } from './page-driver.ts';
import { createRemoteStage } from './remote-stage.ts';

const STORY = writeScenario({ steps: [CLAIM] });
const GONE: Refusal = { pointer: '', message: 'The page is gone.' };

/** The machines alone in the place of the page. */
function openRemote(open: PageDriver['open']) {
  const desk: string[] = [];
  const remote = createRemoteStage({ open }, async () => {
    desk.push('locked');
    return async () => void desk.push('restored');
  });
  return { remote, desk };
}

const onMachines: PageDriver['open'] = async (scenario) => ({
  ...(await machinesDriver.open(scenario)),
  settle: async () => null,
  takeInputs: () => [],
});

test('runs a scenario from outside, on a locked desk', async () => {
  const { remote, desk } = openRemote(onMachines);
  expect(await remote.open(STORY)).toBeNull();
  expect(await remote.perform(CLAIM, '/steps/0')).toBeNull();
  expect(await remote.settle()).toBeNull();
  expect(await remote.observe('user')).toEqual({ ok: true, value: 'member' });
  expect(desk).toEqual(['locked']);
  await remote.close();
  await remote.leave();
  expect(desk).toEqual(['locked', 'restored']);
});

test('keeps the desk locked between scenarios', async () => {
  const { remote, desk } = openRemote(onMachines);
  for (const story of [STORY, STORY]) {
    await remote.open(story);
    await remote.close();
  }
  expect(desk).toEqual(['locked']);
  await remote.leave();
  await remote.leave();
  expect(desk).toEqual(['locked', 'restored']);
  await remote.open(STORY);
  expect(desk).toEqual(['locked', 'restored', 'locked']);
});

test('says why a stage can’t be set, and restores the desk', async () => {
  const { remote, desk } = openRemote(() => Promise.reject(new StageError(GONE)));
  expect(await remote.open(STORY)).toEqual(GONE);
  await remote.leave();
  expect(desk).toEqual(['locked', 'restored']);
});

test('returns as a value that the page is gone', async () => {
  const breakAway = () => Promise.reject(new StageError(GONE));
  const { remote } = openRemote(async () => ({
    hasScreen: true,
    perform: breakAway,
    settle: breakAway,
    observe: breakAway,
    takeInputs: () => [],
    close: async () => {},
  }));
  await remote.open(STORY);
  expect(await remote.perform(CLAIM, '/steps/0')).toEqual(GONE);
  expect(await remote.settle()).toEqual(GONE);
  expect(await remote.observe('route')).toEqual({ ok: false, failure: GONE });
});

test('any other error is thrown', async () => {
  const { remote } = openRemote(() => Promise.reject(new TypeError('A mistake of ours.')));
  await expect(remote.open(STORY)).rejects.toThrow('A mistake of ours.');
});

test('does nothing before a scenario is on stage, and after it was closed', async () => {
  const { remote } = openRemote(onMachines);
  const nothing = { pointer: '', message: 'No scenario is on stage.' };
  expect(await remote.perform(CLAIM, '')).toEqual(nothing);
  await remote.open(STORY);
  await remote.close();
  expect(await remote.observe('route')).toEqual({ ok: false, failure: nothing });
});
