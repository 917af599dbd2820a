import { expect, test } from 'vitest';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import type { PageDriver } from '../replay/page/page-driver.ts';
import { CLAIM, writeScenario } from '../replay/testing.ts';
import { createScenarioControls } from './scenario-controls.ts';

const STORY = writeScenario({ steps: [CLAIM] });

/** The machines alone, in place of the page. */
const driver: PageDriver = {
  open: async (scenario) => ({
    ...(await machinesDriver.open(scenario)),
    settle: async () => null,
    takeInputs: () => [],
  }),
};

/** Controls of a desk that only notes what it is asked to do. */
function startControls() {
  const asked: string[] = [];
  const controls = createScenarioControls({
    driver,
    recording: {
      record: async () => void asked.push('record'),
      async stop() {
        asked.push('stop recording');
        return null;
      },
    },
    async lockDesk() {
      asked.push('lock');
      return async () => void asked.push('restore');
    },
    rest: async () => {},
  });
  return { controls, asked };
}

test('stops the recording before a scenario is loaded', async () => {
  const { controls, asked } = startControls();
  expect(await controls.load(STORY)).toEqual([]);
  expect(asked).toEqual(['stop recording', 'lock']);
  expect(await controls.run()).toMatchObject({ passed: true });
});

test('stops the recording before a scenario runs from outside', async () => {
  const { controls, asked } = startControls();
  expect(await controls.stage.open(STORY)).toBeNull();
  expect(asked).toEqual(['stop recording', 'lock']);
});

test('leaves the loaded scenario before another one runs from outside', async () => {
  const { controls, asked } = startControls();
  await controls.load(JSON.stringify(STORY));
  await controls.stage.open(STORY);
  expect(asked).toEqual(['stop recording', 'lock', 'restore', 'stop recording', 'lock']);
  expect(await controls.run()).toBeNull();
});

test('leaves the loaded scenario before a recording starts', async () => {
  const { controls, asked } = startControls();
  await controls.load(STORY);
  await controls.record();
  expect(asked).toEqual(['stop recording', 'lock', 'restore', 'record']);
});

test('resolves with a problem for what has no JSON', async () => {
  const { controls, asked } = startControls();
  let deep: object = {};
  for (let depth = 0; depth < 100_000; depth += 1) deep = { deep };
  expect(await controls.load(deep)).toMatchObject([{ pointer: '', line: null }]);
  expect(await controls.load('['.repeat(100_000))).toMatchObject([{ line: 1 }]);
  expect(asked).toEqual([]);
});

test('stops at the breakpoints that a script sets', async () => {
  const { controls } = startControls();
  await controls.load(writeScenario({ steps: [CLAIM, { do: 'reload' }, { do: 'reload' }] }));
  controls.setBreakpoints([2]);
  controls.setPace(1);
  const result = await controls.run();
  expect(result?.steps.map(({ status }) => status)).toEqual(['ok', 'notRun', 'notRun']);
  const later = await controls.runTo(3);
  expect(later?.steps.map(({ status }) => status)).toEqual(['ok', 'ok', 'notRun']);
});

test('lists what each step changed', async () => {
  const { controls } = startControls();
  await controls.load(STORY);
  expect(controls.stepChanges()).toEqual([]);
  await controls.run();
  expect(controls.stepChanges()[0]).toContainEqual({
    owner: 'claim',
    pointer: '/state',
    before: '"ready"',
    after: '"claimed"',
  });
});
