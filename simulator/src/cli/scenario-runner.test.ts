import { expect, test } from 'vitest';
import { CLAIM, runSteps, writeScenario } from '../replay/testing.ts';
import { runTimes, type ScenarioRunner } from './scenario-runner.ts';

const STORY = writeScenario({ steps: [CLAIM] });

/** Every run passes but the one with this number. */
async function runnerThatFailsAt(nth: number) {
  const passed = await runSteps([CLAIM]);
  const failed = await runSteps([{ do: 'back' }]);
  let count = 0;
  const runner: ScenarioRunner = {
    hasScreen: true,
    async run() {
      count += 1;
      return count === nth
        ? { result: failed, trace: 'a.zip', screenshot: 'a.png' }
        : { result: passed, trace: null, screenshot: null };
    },
    close: async () => {},
  };
  return { runner, passed, failed, count: () => count };
}

test('repeats a scenario, and returns the first result if all runs end the same', async () => {
  const { runner, passed, count } = await runnerThatFailsAt(0);
  expect(await runTimes(3, runner, STORY, 'a.json')).toEqual({
    result: passed,
    trace: null,
    screenshot: null,
  });
  expect(count()).toBe(3);
});

test('runs once', async () => {
  const { runner, failed, count } = await runnerThatFailsAt(1);
  expect(await runTimes(1, runner, STORY, 'a.json')).toEqual({
    result: failed,
    trace: 'a.zip',
    screenshot: 'a.png',
  });
  expect(count()).toBe(1);
});

test.each([
  ['the last', 3, 3],
  ['the first', 1, 2],
])('fails if %s of three runs ends differently', async (_, nth, runs) => {
  const { runner, passed, failed, count } = await runnerThatFailsAt(nth);
  const { result, trace, screenshot } = await runTimes(3, runner, STORY, 'a.json');
  const ended = runs === nth ? failed : passed;
  const text = `Run ${runs} did not end as the first run did.`;
  expect(result).toMatchObject({
    ...ended,
    passed: false,
    failures: [{ message: text, step: null }, ...ended.failures],
  });
  expect([trace, screenshot]).toEqual(['a.zip', 'a.png']);
  expect(count()).toBe(runs);
});
