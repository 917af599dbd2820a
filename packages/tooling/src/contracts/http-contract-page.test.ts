import { CODE_TABLE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { httpContractPage } from './http-contract-page.ts';

const page = httpContractPage();

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
  const [codes = ''] = page.match(/(?:^\|.*\n)+/gm) ?? [];
  expect(new Set(codes.trim().split('\n').map(cells)).size).toBe(1);
});
