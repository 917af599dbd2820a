import { expect, test } from 'vitest';
import type { Trigger } from './chart.types.ts';
import { triggerLines, triggerText } from './trigger-text.ts';

function hears(label: string, guard: string | null = null): Trigger {
  return { kind: 'event', event: label, label, guard };
}

function atOnce(guard: string | null): Trigger {
  return { kind: 'always', event: '', label: 'at once', guard };
}

test('puts the guard after the trigger, or alone', () => {
  expect(triggerText(hears('CUT'))).toBe('CUT');
  expect(triggerText(hears('CUT', 'isDue'))).toBe('CUT [isDue]');
  expect(triggerText(atOnce('isPaid'))).toBe('[isPaid]');
  expect(triggerText(atOnce(null))).toBe('at once');
});

test('splits a long line', () => {
  expect(triggerLines([hears('CUT', 'isTwentyLetters')])).toEqual(['CUT', '[isTwentyLetters]']);
  expect(triggerLines([hears('CUT', 'isNineteenChar')])).toEqual(['CUT [isNineteenChar]']);
  expect(triggerLines([hears('A_LONG_EVENT_WITHOUT_A_CONDITION')])).toEqual([
    'A_LONG_EVENT_WITHOUT_A_CONDITION',
  ]);
});

test('shows a repeated trigger once, with all its guards', () => {
  expect(triggerLines([hears('CUT', '…'), hears('CUT', '…'), hears('CUT', 'else')])).toEqual([
    'CUT',
    '[…]',
    '[else]',
  ]);
  expect(triggerLines([hears('CUT', '…'), hears('CUT', '…')])).toEqual(['CUT […]']);
});

test('has one line for each of several triggers', () => {
  expect(triggerLines([hears('RETRY'), hears('CUT')])).toEqual(['RETRY', 'CUT']);
  expect(triggerLines([atOnce('isPaid'), atOnce('isLate')])).toEqual(['[isPaid]', '[isLate]']);
  expect(triggerLines([])).toEqual([]);
});
