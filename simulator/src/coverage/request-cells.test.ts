import { ENDPOINTS } from '@cangkir/api';
import { expect, test } from 'vitest';
import type { Exchange } from '../backend/backend.types.ts';
import {
  cellOfExchange,
  codeOf,
  isAnswer,
  type RequestCell,
  requestCells,
} from './request-cells.ts';

type Part = Pick<Exchange, 'endpoint' | 'code' | 'outcome'>;

test.each<[string, Part, string]>([
  ['its code', { endpoint: 'claim', code: 30006, outcome: 'answered' }, '30006'],
  ['garbage', { endpoint: 'claim', code: null, outcome: 'answered' }, 'garbage'],
  ['no answer', { endpoint: 'claim', code: null, outcome: 'lost' }, 'lost'],
])('identifies a request by %s', (_, exchange, answer) => {
  expect(cellOfExchange(exchange)).toEqual({ endpoint: 'claim', answer });
});

test('ignores a request to an unknown path', () => {
  expect(cellOfExchange({ endpoint: null, code: 404, outcome: 'answered' })).toBeNull();
});

function answersOf(endpoint: RequestCell['endpoint'], seen: readonly RequestCell[] = []) {
  return requestCells(seen)
    .filter((cell) => cell.endpoint === endpoint)
    .map(({ answer }) => answer);
}

const WITHOUT_CODE = ['garbage', 'offline', 'lost', 'silent'];

test('lists every endpoint’s cells, in the order of the contract', () => {
  const endpoints = requestCells([]).map(({ endpoint }) => endpoint);
  expect([...new Set(endpoints)]).toEqual(Object.keys(ENDPOINTS));
});

test('lists the answers of any request, and those in the contract', () => {
  expect(answersOf('config')).toEqual(['0', '10000', ...WITHOUT_CODE]);
  expect(answersOf('sendPrizeForm')).toEqual([
    ...['0', '10000', '30005', '30007', '30011', '110004', '120003'],
    ...WITHOUT_CODE,
  ]);
});

test('lists a seen refusal once, among the codes', () => {
  const seen = (['20002', '0', '20002', 'lost', '9999'] as const).map((answer) => ({
    endpoint: 'logIn' as const,
    answer,
  }));
  expect(answersOf('logIn', seen)).toEqual(['0', '9999', '10000', '20002', ...WITHOUT_CODE]);
  expect(answersOf('config', seen)).toEqual(['0', '10000', ...WITHOUT_CODE]);
});

test.each([
  ['0', true, 0],
  ['120103', true, 120_103],
  ['silent', true, null],
  ['answered', false, null],
  ['1x', false, null],
  ['', false, null],
])('maps the answer %j to %j, with the code %j', (text, isOne, code) => {
  expect(isAnswer(text)).toBe(isOne);
  if (isAnswer(text)) expect(codeOf(text)).toBe(code);
});
