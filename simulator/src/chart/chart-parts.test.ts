import { expect, test } from 'vitest';
import { placeless } from './testing.ts';

const { nodes, edges } = placeless();

test('has a mark at each initial state, and one for any child of a state with its own transitions', () => {
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

test('writes a transition without a target into the state, or at the mark for any child', () => {
  const stays = nodes.filter((node) => node.stays.length > 0);
  expect(stays.map(({ id, stays }) => [id, stays.map(({ event }) => event)])).toEqual([
    ['kettle:any', ['LOOK']],
    ['kettle.off', ['FILL']],
  ]);
});

test('merges all transitions between two nodes into one edge', () => {
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
