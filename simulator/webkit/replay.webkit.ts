import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Scenario } from '../src/scenario/scenario.ts';
import { readScenario } from '../src/scenario/validate.ts';
import { serveBuild } from '../src/server/serve-build.ts';
import { browserTest } from './journey.ts';

const FOLDER = path.join(import.meta.dirname, '../scenarios');

interface StoredScenario {
  readonly file: string;
  readonly text: string;
}

const STORED = oneOfEachActor();

/** The first stored scenario that expects something of each actor, of those that WebKit can run. */
function oneOfEachActor(): readonly StoredScenario[] {
  const known = new Set<string>();
  return globSync('*.json', { cwd: FOLDER })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8');
      const scenario = readScenario(text);
      if (!scenario.ok) throw new Error(`${file} is no scenario.`);
      if (needsNavigationApi(scenario.value)) return [];
      const isNew = actorsOf(scenario.value).filter((actor) => !known.has(actor)).length > 0;
      for (const actor of actorsOf(scenario.value)) known.add(actor);
      return isNew ? [{ file, text }] : [];
    });
}

function actorsOf({ steps }: Scenario): readonly string[] {
  return steps.flatMap((step) => (step.do === 'expect' && step.actor ? [step.actor] : []));
}

/** WebKitGTK does not have it yet: the desk cannot know where a page goes to, nor whether there is a way back. */
function needsNavigationApi({ steps }: Scenario): boolean {
  return steps.some((step) => step.do === 'back' || (step.do === 'expect' && 'left' in step));
}

/** Where a scenario loses an answer, the worker gives none. WebKit reports that in the page and in the worker. */
const LOST_ANSWER =
  /^CONSOLE JS ERROR (Response served by service worker is an error|Unhandled Promise Rejection: NetworkError: {2}A network error occurred\.)$/;

const test = browserTest({ size: { width: 400, height: 600 } }, (error) =>
  LOST_ANSWER.test(error),
).extend('simulator', { scope: 'file' }, async ({ phone }, { onCleanup }) => {
  const server = await serveBuild(0);
  onCleanup(() => server.close());
  await phone.goto(String(server.resolvedUrls?.local[0]));
  await phone.see('//iframe');
  // Nobody looks: what is not drawn takes half of the time.
  await phone.evaluate(() => {
    document.documentElement.style.opacity = '0';
  });
  return phone;
});

test.for(STORED)('$file passes on the desk', async ({ text }, { simulator }) => {
  const result = await simulator.evaluate(async (story) => {
    await window.simulator?.load(story);
    return window.simulator?.run();
  }, text);
  expect(result).toMatchObject({ passed: true, failures: [] });
});
