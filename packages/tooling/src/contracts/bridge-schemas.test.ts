import { EVENTS, METHODS } from '@cangkir/bridge';
import { expect, test } from 'vitest';
import { DOCUMENTED_METHODS } from './bridge-documents.ts';
import { bridgeSchemas } from './bridge-schemas.ts';
import { bridgeInKotlin, bridgeInSwift } from './bridge-types.ts';

const SCHEMAS = new Map(bridgeSchemas().map(({ file, schema }) => [file, schema]));

test('has the envelopes, both ends of every call, and every event', () => {
  expect([...SCHEMAS.keys()].sort()).toEqual(
    [
      'answer',
      'event',
      'request',
      ...Object.keys(METHODS).flatMap((name) => [`${name}.params`, `${name}.data`]),
      ...Object.keys(EVENTS).map((name) => `${name}.event`),
    ].sort(),
  );
});

test('requires what the contract requires', () => {
  expect(SCHEMAS.get('showOrHideNav.params')).toMatchObject({
    title: 'ShowOrHideNavParams',
    properties: { show: { type: 'boolean' }, color: { pattern: '^#[0-9a-fA-F]{6}$' } },
    required: ['show'],
  });
  expect(SCHEMAS.get('getStorage.data')?.anyOf).toEqual([{ type: 'string' }, { type: 'null' }]);
});

test.each([
  ['Swift', bridgeInSwift, (name: string) => `struct ${name}: Codable`],
  ['Kotlin', bridgeInKotlin, (name: string) => `data class ${name} (`],
])(
  'gives every message with fields a type in %s, by the names of the wire',
  async (_, types, head) => {
    const text = await types();
    const withFields = Object.entries(DOCUMENTED_METHODS).flatMap(([name, { params, data }]) =>
      [
        ['Params', params],
        ['Data', data],
      ]
        .filter(([, part]) => typeof part === 'object' && Object.keys(part ?? {}).length > 0)
        .map(([part]) => `${name[0]?.toUpperCase()}${name.slice(1)}${part}`),
    );
    for (const name of [...withFields, 'BridgeRequest', 'BridgeAnswer', 'BridgeEvent']) {
      expect(text).toContain(head(name));
    }
    expect(text).toContain('jumpUrl');
    expect(text).toMatch(/enum (?:class )?StorageType/);
  },
);
