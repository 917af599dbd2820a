import { expect, test } from 'vitest';
import type { ScreenPart } from '../scenario/expectation.ts';
import { compareScreen, screenText } from './compare-screen.ts';
import type { Driver, ObservedScreen } from './driver.ts';
import { machinesDriver } from './machines/machines-driver.ts';
import { beginRun, runScenario } from './run-scenario.ts';
import { CLAIM, runSteps, writeScenario } from './testing.ts';

const SCREEN: ObservedScreen = {
  elements: [
    { role: 'heading', name: 'Claim', isDisabled: false, isFocused: false },
    { role: 'heading', name: 'Done!', isDisabled: false, isFocused: true },
    { role: 'button', name: 'Send', isDisabled: true, isFocused: false },
    { role: 'generic', name: '', isDisabled: false, isFocused: false },
  ],
  text: 'Claim Done! It is saved. Send',
};

const MET: ScreenPart[] = [
  { heading: 'Done!' },
  { heading: 'Done!', is: 'focused' },
  { heading: 'Failed', is: 'absent' },
  { text: 'It is saved.' },
  { text: 'Sorry', is: 'absent' },
  { text: 'IT IS SAVED.' },
  { role: 'button', name: 'Send' },
  { role: 'button', name: 'Send', is: 'disabled' },
  { role: 'link', name: 'Send', is: 'absent' },
];

test('a screen is as expected', () => {
  expect(compareScreen(MET, SCREEN)).toEqual([]);
});

test.each<[ScreenPart, string, string]>([
  [{ heading: 'Done' }, 'heading “Done”', 'heading “Claim”, heading “Done!”'],
  [{ heading: 'Done!', is: 'absent' }, 'no heading “Done!”', 'it is there'],
  [
    { heading: 'Claim', is: 'focused' },
    'heading “Claim” focused',
    'the focus is on heading “Done!”',
  ],
  [{ text: 'It is lost.' }, '“It is lost.”', 'the text “Claim Done! It is saved. Send”'],
  [{ text: 'saved', is: 'absent' }, 'no “saved”', 'it is there'],
  [{ role: 'link', name: 'Home' }, 'link “Home”', 'no link'],
  [{ role: 'heading', name: 'Claim', is: 'disabled' }, 'heading “Claim” disabled', 'it is enabled'],
])('names what is on the screen instead of %j', (part, expected, gotText) => {
  expect(compareScreen([part], SCREEN)).toEqual([
    { pointer: '/screen/0', expected, gotMessage: gotText },
  ]);
});

test('nothing may have the focus', () => {
  const elements = SCREEN.elements.slice(0, 1);
  expect(
    compareScreen([{ heading: 'Claim', is: 'focused' }], { ...SCREEN, elements }),
  ).toMatchObject([{ gotMessage: 'nothing has the focus' }]);
});

test('a screen reads as text, a named element a line', () => {
  expect(screenText(SCREEN)).toBe(
    [
      'heading “Claim”',
      'heading “Done!”, focused',
      'button “Send”, disabled',
      '',
      'Claim Done! It is saved. Send',
    ].join('\n'),
  );
});

test('the machines alone skip what is expected of a screen, and say so', async () => {
  const { passed, steps } = await runSteps([
    CLAIM,
    { do: 'expect', actor: 'claim', state: 'claimed', screen: [{ heading: 'No such' }] },
  ]);
  expect(passed).toBe(true);
  expect(steps.map(({ unchecked }) => unchecked)).toEqual([undefined, 'screen']);
});

test.each([
  [{}],
  [{ heading: 'Done', text: 'Done' }],
  [{ role: 'button' }],
  [{ text: 'Done', is: 'focused' }],
])('a part of a screen that is unclear is refused: %j', async (part) => {
  await expect(async () => runSteps([{ do: 'expect', screen: [part] }])).rejects.toThrow(
    '/steps/0/screen/0',
  );
});

/** The machines with a screen that never changes. */
const WITH_SCREEN: Driver = {
  async open(scenario) {
    const stage = await machinesDriver.open(scenario);
    const screen = { ...SCREEN, text: 'Sent to +6281200000202' };
    return {
      ...stage,
      hasScreen: true,
      observe: (name) =>
        stage.observe(name).then((seen) => (name === 'screen' ? Object(screen) : seen)),
    };
  },
};

test('a screen that is not as expected fails the step, with its place in the file', async () => {
  const scenario = writeScenario({
    steps: [{ do: 'expect', screen: [{ heading: 'Done!' }, { heading: 'Done' }] }],
  });
  const failedAt: string[] = [];
  const result = await runScenario(scenario, WITH_SCREEN, {
    onFailure: async () => void failedAt.push('on stage'),
  });
  expect(result.failures).toMatchObject([
    { step: 1, pointer: '/steps/0/screen/1', difference: { expected: 'heading “Done”' } },
  ]);
  expect(result.steps[0]).not.toHaveProperty('unchecked');
  expect(failedAt).toEqual(['on stage']);
});

test('a screen that is kept as text holds no full phone', async () => {
  const run = await beginRun(writeScenario({ steps: [CLAIM] }), WITH_SCREEN);
  expect(await run.screen()).toContain('Sent to 0812****0202');
  expect(await run.screen()).not.toContain('81200000202');
  await run.close();
});
