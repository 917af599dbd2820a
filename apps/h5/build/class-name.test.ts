import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('names a class after its file and itself', () => {
  expect(className('face', '/any/where/ticket.module.css')).toBe('ticket-face');
});

test('no two style sheets of the app share a name, so no two classes do', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const sheets = globSync('{apps/h5,packages/react}/src/**/*.module.css', { cwd: root });

  expect(sheets).not.toEqual([]);
  expect(new Set(sheets.map((sheet) => className('any', sheet))).size).toBe(sheets.length);
});
