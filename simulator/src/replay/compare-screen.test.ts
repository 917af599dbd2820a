import { expect, test } from 'vitest';
import type { ScreenPart } from '../scenario/scenario.ts';
import { compareScreen, screenText } from './compare-screen.ts';
import type { ScreenSight } from './driver.ts';
import { CLAIM, runSteps } from './testing.ts';

const SCREEN: ScreenSight = {
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
])('names what is on the screen instead of %j', (part, expected, gotWords) => {
  expect(compareScreen([part], SCREEN)).toEqual([{ pointer: '/screen/0', expected, gotWords }]);
});

test('nothing may have the focus', () => {
  const elements = SCREEN.elements.slice(0, 1);
  expect(
    compareScreen([{ heading: 'Claim', is: 'focused' }], { ...SCREEN, elements }),
  ).toMatchObject([{ gotWords: 'nothing has the focus' }]);
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
