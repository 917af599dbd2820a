import { ENDPOINTS } from '@cangkir/api';
import { CODE_TABLE } from '@cangkir/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { httpContractPage } from './http-contract-page.ts';
import { HTTP_EXAMPLES } from './http-examples.ts';
import { fieldsOf } from './schema-fields.ts';

const page = await httpContractPage();

describe.each(Object.entries(ENDPOINTS))('%s', (name, endpoint) => {
  const section = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';

  test('lists its request, its fields and its outcome codes', () => {
    expect(section).toContain(`\`${endpoint.method} ${endpoint.path}\``);
    for (const field of [...fieldsOf(endpoint.input), ...fieldsOf(endpoint.output)]) {
      expect(section).toContain(`| \`${field.name}\` |`);
    }
    for (const code of endpoint.outcomes) expect(section).toContain(`${code} `);
  });
});

test.each(Object.entries(HTTP_EXAMPLES))(
  'has a valid example for %s',
  (name, { code, input, output }) => {
    const endpoint = Object.entries(ENDPOINTS).find(([key]) => key === name)?.[1];
    expect(v.is(endpoint?.input ?? v.never(), input)).toBe(true);
    expect(v.is(endpoint?.output ?? v.never(), output)).toBe(true);
    expect([0, ...(endpoint?.outcomes ?? [])]).toContain(code);
  },
);

test('lists every code once, in one table', () => {
  const rows = (page.split('\n## Codes\n')[1] ?? '').match(/^\| \d+ \|.*\|$/gm) ?? [];
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(CODE_TABLE.map(({ code }) => code));
  expect(rows).toContain('| 0 | success |  | goes on |');
  expect(rows).toContain('| 10001 | token invalid | `sessionEnded` | logs in and comes back |');
  expect(rows).toContain('| 120101 | downlink | `downlink` | goes on |');
  expect(rows).toContain('| 120104 | ended | `ended` | can do nothing more here |');
});

test('has as many cells in every table row as in the header', () => {
  const cells = (row: string) => row.replaceAll('\\|', '').split('|').length;
  const tables = page.match(/(?:^\|.*\n)+/gm) ?? [];
  expect(tables.length).toBeGreaterThan(Object.keys(ENDPOINTS).length);
  for (const table of tables) expect(new Set(table.trim().split('\n').map(cells)).size).toBe(1);
});

test('is reproducible', async () => {
  expect(await httpContractPage()).toBe(page);
});
