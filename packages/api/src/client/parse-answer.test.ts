import { expect, test } from 'vitest';
import { CONFIG_ENDPOINTS } from '../config.api.ts';
import { parseAnswer } from './parse-answer.ts';

const { config } = CONFIG_ENDPOINTS;
const DATA = { mobileRegister: true };

test('reads the data of a successful answer', () => {
  expect(parseAnswer(config, { code: 0, msg: '', data: DATA })).toEqual(DATA);
});

test.each([
  ['a refusal', { code: 10000, msg: '', data: DATA }],
  ['data of another shape', { code: 0, msg: '', data: { mobileRegister: 'yes' } }],
  ['no envelope', DATA],
  ['no object', null],
])('reads nothing from %s', (_, content) => {
  expect(parseAnswer(config, content)).toBeNull();
});
