import { expect, test } from 'vitest';
import type { Exchange } from '../backend/backend.types.ts';
import { cellOfExchange } from './request-cells.ts';

type Part = Pick<Exchange, 'endpoint' | 'code' | 'outcome'>;

test.each<[string, Part, string]>([
  ['its code', { endpoint: 'claim', code: 30006, outcome: 'answered' }, '30006'],
  ['garbage', { endpoint: 'claim', code: null, outcome: 'answered' }, 'garbage'],
  ['no answer', { endpoint: 'claim', code: null, outcome: 'lost' }, 'lost'],
])('a request is told by %s', (_, exchange, answer) => {
  expect(cellOfExchange(exchange)).toEqual({ endpoint: 'claim', answer });
});

test('a request to nowhere is in no cell', () => {
  expect(cellOfExchange({ endpoint: null, code: 404, outcome: 'answered' })).toBeNull();
});
