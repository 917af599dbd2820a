import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const CSS = '.face{top:0}.face .large{top:1px;animation:shine 1s}@keyframes shine{to{top:2px}}';

test('names a class after its file and its place in it', () => {
  expect(className('face', '/any/where/ticket.module.css', CSS)).toBe('ticket-0');
  expect(className('large', '/any/where/ticket.module.css', CSS)).toBe('ticket-1');
});

test('names an animation after its file and itself', () => {
  expect(className('shine', '/any/where/ticket.module.css', CSS)).toBe('ticket-shine');
});

test('no two style sheets of the app share a name, so no two classes do', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const sheets = globSync('{apps/h5,packages/react}/src/**/*.module.css', { cwd: root });

  expect(sheets).not.toEqual([]);
  expect(new Set(sheets.map((sheet) => className('any', sheet, ''))).size).toBe(sheets.length);
});
