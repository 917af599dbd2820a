import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readScenario } from '../../scenario/validate.ts';
import { machinesDriver } from '../machines/machines-driver.ts';
import { draftFileName, draftText, readDraft, type ScenarioDraft } from './draft.ts';
import {
  changeStep,
  expectObservations,
  moveStep,
  removeStep,
  rename,
  stepText,
} from './edit-draft.ts';

const TEXT = readFileSync(new URL('../../../scenarios/draw-win.json', import.meta.url), 'utf8');

function draft(text = TEXT): ScenarioDraft {
  const read = readDraft(text);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
}

const { steps } = draft();

test('writes a draft as its file was', () => {
  expect(draftText(draft())).toBe(TEXT);
});

test('names the file by its id', () => {
  expect(draftFileName(draft())).toBe('draw-win.json');
});

test('refuses a file that is not a scenario', () => {
  expect(readDraft('{"version":2}')).toMatchObject({ ok: false });
  expect(readDraft('{')).toMatchObject({ ok: false, failure: [{ pointer: '' }] });
});

test.each([
  ['On iOS the app’s own login opens', 'on-ios-the-apps-own-login-opens'],
  ['  30006 – Semua sudah diklaim! ', '30006-semua-sudah-diklaim'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['领取优惠券', 'scenario'],
  [`${'x'.repeat(70)} y`, 'x'.repeat(60)],
  [`${'word '.repeat(20)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('the title %j makes the id %s', (title, id) => {
  const renamed = rename(draft(), title);
  expect(renamed).toMatchObject({ ok: true, value: { title, id, steps } });
});

test('refuses an empty title', () => {
  expect(rename(draft(), '')).toMatchObject({ ok: false, failure: [{ pointer: '/title' }] });
});

test('removes and moves steps, but not the last one', () => {
  expect(removeStep(draft(), 1)).toMatchObject({ value: { steps: steps.toSpliced(1, 1) } });
  const [first, second, third, ...others] = steps;
  expect(moveStep(draft(), 0, 2)).toMatchObject({
    value: { steps: [second, third, first, ...others] },
  });
  expect(moveStep(draft(), 2, 0)).toMatchObject({
    value: { steps: [third, first, second, ...others] },
  });
  const lonely = { ...draft(), steps: steps.slice(0, 1) };
  expect(removeStep(lonely, 0)).toMatchObject({ ok: false, failure: [{ pointer: '/steps' }] });
});

test('changes a step as JSON', () => {
  expect(stepText(draft(), 2)).toBe('{\n  "do": "advance",\n  "ms": 4000\n}\n');
  expect(stepText(draft(), 99)).toBe('');
  const changed = { do: 'advance', ms: 5000 };
  expect(changeStep(draft(), 2, JSON.stringify(changed))).toMatchObject({
    value: { steps: steps.with(2, changed) },
  });
});

test('refuses an invalid step with its line in the editor', () => {
  expect(changeStep(draft(), 2, '{\n  "do": "advance",\n  "ms": -1\n}')).toEqual({
    ok: false,
    failure: [{ pointer: '/steps/2/ms', line: 3, message: expect.stringContaining('step 3: ') }],
  });
  expect(changeStep(draft(), 2, '{"do":')).toEqual({
    ok: false,
    failure: [
      { pointer: '/steps/2', line: 1, message: expect.stringMatching(/^step 3: This is not JSON/) },
    ],
  });
  expect(changeStep(draft(), 2, '{\n  "do": "advance",\n  "ms": 1,,\n}')).toMatchObject({
    failure: [{ pointer: '/steps/2', line: 3 }],
  });
});

test('refuses a repeated key, as in a file', () => {
  const text = '{\n  "do": "advance",\n  "ms": 1,\n  "ms": 2\n}';
  const failure = [
    {
      pointer: '/steps/2/ms',
      line: 4,
      message: 'step 3: “ms” is repeated here, and only its last value would count',
    },
  ];
  expect(changeStep(draft(), 2, text)).toEqual({ ok: false, failure });
});

test('adds expectations of an observation, without the usual values', async () => {
  const scenario = readScenario(TEXT);
  if (!scenario.ok) throw new Error('No scenario.');
  const stage = await machinesDriver.open(scenario.value);
  const observation = {
    actors: await stage.observe('actors'),
    route: await stage.observe('route'),
    left: await stage.observe('left'),
    redirect: await stage.observe('redirect'),
    user: await stage.observe('user'),
    language: await stage.observe('language'),
    backend: await stage.observe('backend'),
  };
  const edited = expectObservations(draft(), 0, [
    { phone: 'first', observation },
    { phone: 'second', observation },
  ]);
  expect(edited).toMatchObject({
    value: {
      steps: [
        {
          do: 'expect',
          actor: 'draw',
          state: 'ready',
          route: '/{{brand}}/luckDraw?activityCode=roda-tumbler',
          user: 'member',
          language: 'id',
          backend: { '/draws/made/length': observation.backend.draws.made.length },
        },
        ...steps,
      ],
    },
  });
  await stage.close();
});

test('adds no expectation to an invalid draft', () => {
  const broken = { ...draft(), steps: [{ do: 'dance' }] };
  expect(expectObservations(broken, 0, [])).toMatchObject({ ok: false });
});
