import { expect, test } from 'vitest';
import { placeless } from './testing.ts';

const { nodes, edges } = placeless();

test('a mark stands where a state begins, and one for any state in it that is left or hears something', () => {
  expect(nodes.map(({ id, type, parent }) => [id, type, parent])).toEqual([
    ['kettle', 'compound', null],
    ['kettle:initial', 'initial', 'kettle'],
    ['kettle:any', 'any', 'kettle'],
    ['kettle.off', 'atomic', 'kettle'],
    ['kettle.on', 'compound', 'kettle'],
    ['kettle.on:initial', 'initial', 'kettle.on'],
    ['kettle.on.warming', 'atomic', 'kettle.on'],
    ['kettle.on.hot', 'atomic', 'kettle.on'],
    ['kettle.on.done', 'final', 'kettle.on'],
  ]);
});

test('what leads nowhere is written into the state, or at the mark for any state', () => {
  const stays = nodes.filter((node) => node.stays.length > 0);
  expect(stays.map(({ id, stays }) => [id, stays.map(({ event }) => event)])).toEqual([
    ['kettle:any', ['LOOK']],
    ['kettle.off', ['FILL']],
  ]);
});

test('all that leads from one place to another is one edge', () => {
  expect(edges.map(({ source, target, triggers }) => [source, target, triggers.length])).toEqual([
    ['kettle:initial', 'kettle.off', 0],
    ['kettle.on:initial', 'kettle.on.warming', 0],
    ['kettle:any', 'kettle.off', 1],
    ['kettle.off', 'kettle.on', 1],
    ['kettle.off', 'kettle.off', 1],
    ['kettle.on', 'kettle.off', 2],
    ['kettle.on.warming', 'kettle.on.hot', 2],
    ['kettle.on.warming', 'kettle.on.warming', 1],
    ['kettle.on.warming', 'kettle.off', 1],
    ['kettle.on.hot', 'kettle.on.warming', 2],
    ['kettle.on.hot', 'kettle.on.done', 1],
  ]);
});
