import { expect, test } from 'vitest';
import { findWrongArrows } from '../boundaries/find-wrong-arrows.ts';
import { readProject } from '../boundaries/read-project.ts';
import { RULES } from '../boundaries/rules.ts';

test('all imports follow the rules of boundaries/rules.ts', () => {
  const wrong = findWrongArrows(readProject(), RULES);
  expect(wrong.map(({ file, line, words }) => `${file}:${line} ${words}`)).toEqual([]);
});
