import { expect, test } from 'vitest';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import type { PageDriver } from '../replay/page/page-driver.ts';
import { CLAIM, writeScenario } from '../replay/testing.ts';
import { createScenarioControls } from './scenario-controls.ts';

const STORY = writeScenario({ steps: [CLAIM] });

/** The machines alone in the place of the page. */
const driver: PageDriver = {
  open: async (scenario) => ({
    ...(await machinesDriver.open(scenario)),
    settle: async () => null,
  }),
};

/** Stories on a desk that only says what is asked of it. */
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
    async lend() {
      asked.push('lend');
      return async () => void asked.push('give back');
    },
    rest: async () => {},
  });
  return { controls, asked };
}

test('what is recorded ends before a story is loaded', async () => {
  const { controls, asked } = startControls();
  expect(await controls.load(STORY)).toEqual([]);
  expect(asked).toEqual(['stop recording', 'lend']);
  expect(await controls.run()).toMatchObject({ passed: true });
});

test('what is recorded ends before a story is told from outside', async () => {
  const { controls, asked } = startControls();
  expect(await controls.stage.open(STORY)).toBeNull();
  expect(asked).toEqual(['stop recording', 'lend']);
});

test('a story on stage is left before another is told from outside', async () => {
  const { controls, asked } = startControls();
  await controls.load(JSON.stringify(STORY));
  await controls.stage.open(STORY);
  expect(asked).toEqual(['stop recording', 'lend', 'give back', 'stop recording', 'lend']);
  expect(await controls.run()).toBeNull();
});

test('a story on stage is left before the person’s own doing is recorded', async () => {
  const { controls, asked } = startControls();
  await controls.load(STORY);
  await controls.record();
  expect(asked).toEqual(['stop recording', 'lend', 'give back', 'record']);
});
