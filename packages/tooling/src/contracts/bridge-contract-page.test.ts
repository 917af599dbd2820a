import { ANSWER_MESSAGE, EVENTS, isMethodName, METHODS, REQUEST_MESSAGE } from '@cangkir/bridge';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bridgeContractPage } from './bridge-contract-page.ts';
import { DOCUMENTED_METHODS } from './bridge-documents.ts';
import { fieldsOf } from './schema-fields.ts';

const page = bridgeContractPage();

describe.each(Object.keys(METHODS).filter(isMethodName))('%s', (name) => {
  const method = METHODS[name];
  const section = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';

  test('lists its fields and its version', () => {
    expect(section).toContain(method.disabled ? 'Disabled' : `version ${method.since}.`);
    const fields = [...fieldsOf(method.input, 'params'), ...fieldsOf(method.output, 'data')];
    for (const field of fields) expect(section).toContain(`| \`${field.name}\` |`);
  });

  test('has a valid example', () => {
    const { params, data } = DOCUMENTED_METHODS[name];
    expect(v.is(method.input, params)).toBe(true);
    expect(v.is(method.output, data)).toBe(true);

    const [request = '', answer = ''] = section.split('```json\n')[1]?.split('\n') ?? [];
    expect(v.parse(REQUEST_MESSAGE, JSON.parse(request))).toMatchObject({ method: name, params });
    expect(v.parse(ANSWER_MESSAGE, JSON.parse(answer))).toMatchObject({ code: 0, data });
  });
});

test('lists every event', () => {
  for (const name of Object.keys(EVENTS)) expect(page).toContain(`| \`${name}\` |`);
});

test('has as many cells in every table row as in the header', () => {
  const cells = (row: string) => row.replaceAll('\\|', '').split('|').length;
  const tables = page.match(/(?:^\|.*\n)+/gm) ?? [];
  expect(tables.length).toBeGreaterThan(Object.keys(EVENTS).length);
  for (const table of tables) expect(new Set(table.trim().split('\n').map(cells)).size).toBe(1);
});
