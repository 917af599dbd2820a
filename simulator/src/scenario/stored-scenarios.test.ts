import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCENARIO_SCHEMA, SCENARIO_VERSION } from './scenario.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/', import.meta.url));

const FILES = globSync('*.json', { cwd: FOLDER })
  .sort()
  .map((name) => {
    const text = readFileSync(path.join(FOLDER, name), 'utf8');
    const content: Readonly<Record<string, unknown>> = JSON.parse(text);
    return { name, text, content };
  });

test('has its file’s name as its id', () => {
  const misnamed = FILES.filter(({ name, content }) => name !== `${content['id']}.json`);
  expect(misnamed.map(({ name }) => name)).toEqual([]);
});

test('no two scenarios have the same title', () => {
  const titles = FILES.map(({ content }) => content['title']);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('a stored scenario has the current version and its schema', () => {
  const others = FILES.filter(
    ({ content }) =>
      content['version'] !== SCENARIO_VERSION || content['$schema'] !== SCENARIO_SCHEMA,
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('holds no token', () => {
  const tokens = FILES.flatMap(({ text }) => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []);
  expect(tokens).toEqual([]);
});
