import { expect, test } from 'vitest';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import type { PageDriver } from '../replay/page/page-driver.ts';
import { CLAIM, writeScenario } from '../replay/testing.ts';
import { createStorytelling } from './storytelling.ts';

const STORY = writeScenario({ steps: [CLAIM] });

/** The machines alone in the place of the page. */
const driver: PageDriver = {
  open: async (scenario) => ({
    ...(await machinesDriver.open(scenario)),
    settle: async () => null,
  }),
};

/** Stories on a desk that only says what is asked of it. */
function startStorytelling() {
  const asked: string[] = [];
  const storytelling = createStorytelling({
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
  return { storytelling, asked };
}

test('what is recorded ends before a story is loaded', async () => {
  const { storytelling, asked } = startStorytelling();
  expect(await storytelling.load(STORY)).toEqual([]);
  expect(asked).toEqual(['stop recording', 'lend']);
  expect(await storytelling.run()).toMatchObject({ passed: true });
});

test('what is recorded ends before a story is told from outside', async () => {
  const { storytelling, asked } = startStorytelling();
  expect(await storytelling.stage.open(STORY)).toBeNull();
  expect(asked).toEqual(['stop recording', 'lend']);
});

test('a story on stage is left before another is told from outside', async () => {
  const { storytelling, asked } = startStorytelling();
  await storytelling.load(JSON.stringify(STORY));
  await storytelling.stage.open(STORY);
  expect(asked).toEqual(['stop recording', 'lend', 'give back', 'stop recording', 'lend']);
  expect(await storytelling.run()).toBeNull();
});

test('a story on stage is left before the person’s own doing is recorded', async () => {
  const { storytelling, asked } = startStorytelling();
  await storytelling.load(STORY);
  await storytelling.record();
  expect(asked).toEqual(['stop recording', 'lend', 'give back', 'record']);
});
