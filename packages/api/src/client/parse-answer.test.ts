import { fail, succeed } from '@cangkir/core';
import { expect, test } from 'vitest';
import { CONFIG_ENDPOINTS } from '../config.api.ts';
import { parseAnswer } from './parse-answer.ts';

const config = { ...CONFIG_ENDPOINTS.config, outcomes: [7] };
const DATA = { mobileRegister: true };

test.each([
  ['success', 0],
  ['outcome of the endpoint', 7],
])('reads the data of a %s', (_, code) => {
  expect(parseAnswer(config, { code, msg: '', data: DATA })).toEqual(succeed({ code, data: DATA }));
});

test('keeps what a refusal says', () => {
  expect(parseAnswer(config, { code: 10000, msg: '', data: DATA })).toEqual(
    fail({ kind: 'refused', code: 10000, data: DATA }),
  );
});

test('names the code of data of another shape', () => {
  expect(parseAnswer(config, { code: 7, msg: '', data: { mobileRegister: 'yes' } })).toEqual(
    fail({ kind: 'malformed', code: 7 }),
  );
});

test.each([
  ['no envelope', DATA],
  ['no object', null],
])('reads nothing from %s', (_, json) => {
  expect(parseAnswer(config, json)).toEqual(fail({ kind: 'foreign' }));
});
