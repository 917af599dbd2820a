import { expect, test } from 'vitest';
import type { Trigger } from './chart.types.ts';
import { triggerLines, triggerText } from './trigger-text.ts';

function hears(label: string, guard: string | null = null): Trigger {
  return { kind: 'event', event: label, label, guard };
}

function atOnce(guard: string | null): Trigger {
  return { kind: 'always', event: '', label: 'at once', guard };
}

test('what must hold stands behind what happens, or alone', () => {
  expect(triggerText(hears('CUT'))).toBe('CUT');
  expect(triggerText(hears('CUT', 'isDue'))).toBe('CUT [isDue]');
  expect(triggerText(atOnce('isPaid'))).toBe('[isPaid]');
  expect(triggerText(atOnce(null))).toBe('at once');
});

test('a line that would be long is two', () => {
  expect(triggerLines([hears('CUT', 'isTwentyLetters')])).toEqual(['CUT', '[isTwentyLetters]']);
  expect(triggerLines([hears('CUT', 'isNineteenChar')])).toEqual(['CUT [isNineteenChar]']);
  expect(triggerLines([hears('A_LONG_EVENT_WITHOUT_A_CONDITION')])).toEqual([
    'A_LONG_EVENT_WITHOUT_A_CONDITION',
  ]);
});

test('what happens is said once, with all that must hold', () => {
  expect(triggerLines([hears('CUT', '…'), hears('CUT', '…'), hears('CUT', 'else')])).toEqual([
    'CUT',
    '[…]',
    '[else]',
  ]);
  expect(triggerLines([hears('CUT', '…'), hears('CUT', '…')])).toEqual(['CUT […]']);
});

test('several things each have their line', () => {
  expect(triggerLines([hears('RETRY'), hears('CUT')])).toEqual(['RETRY', 'CUT']);
  expect(triggerLines([atOnce('isPaid'), atOnce('isLate')])).toEqual(['[isPaid]', '[isLate]']);
  expect(triggerLines([])).toEqual([]);
});
