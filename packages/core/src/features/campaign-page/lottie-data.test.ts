import { expect, test } from 'vitest';
import { parseLottieData } from './lottie-data.ts';

const SHAPE = { ty: 4, ks: { o: { a: 0, k: 100 } }, shapes: [] };
const FILE = { v: '5.13.0', fr: 30, ip: 0, op: 60, w: 480, h: 240, layers: [SHAPE] };
const PICTURE = { id: 'cup', w: 200, h: 160, p: 'cup.svg' };

function read(changes: object) {
  return parseLottieData(JSON.stringify({ ...FILE, ...changes }));
}

test('reads shapes, pictures and compositions', () => {
  const assets = [PICTURE, { id: 'steam', layers: [SHAPE] }];
  const layers = [SHAPE, { ty: 2, refId: 'cup' }, { ty: 0, refId: 'steam' }];
  expect(read({ assets, layers })).toEqual({ ...FILE, assets, layers });
  expect(read({})).toEqual({ ...FILE, assets: [] });
});

test('leaves out what the player would load', () => {
  const fonts = { list: [{ fPath: 'https://evil.example/a.js', fOrigin: 't' }] };
  const embedded = { ...PICTURE, u: 'https://evil.example/', e: 1 };
  const output = read({ fonts, segments: [{ time: 1 }], assets: [embedded] });
  expect(output).toEqual({ ...FILE, assets: [PICTURE] });
});

test.each(['', 'null', '[]', '{}', '<svg/>', '['.repeat(200_000)])(
  '%.20s is no animation',
  (json) => {
    expect(parseLottieData(json)).toBeNull();
  },
);

test.each([
  ['no version', { v: undefined }],
  ['no frames', { fr: 0 }],
  ['no size', { w: '480' }],
  ['no layers', { layers: [] }],
  ['text', { layers: [{ ty: 5 }] }],
  ['sound', { layers: [{ ty: 6 }] }],
  ['a picture elsewhere', { assets: [{ ...PICTURE, p: 'https://evil.example/a.png' }] }],
  ['a picture above the folder', { assets: [{ ...PICTURE, p: '../a.png' }] }],
  ['a picture in itself', { assets: [{ ...PICTURE, e: 1, p: 'data:image/png;base64,AA==' }] }],
  ['data as a picture', { assets: [{ ...PICTURE, p: 'a.json' }] }],
])('refuses %s', (_what, changes) => {
  expect(read(changes)).toBeNull();
});

test('refuses expressions, and keeps easings', () => {
  const still = { a: 0, k: 100 };
  const eased = { a: 1, k: [{ t: 0, s: [0], o: { x: 0.3, y: 0 }, i: { x: [0.5], y: [1] } }] };
  expect(read({ layers: [{ ...SHAPE, ks: { o: eased } }] })).not.toBeNull();
  expect(read({ layers: [{ ...SHAPE, ks: { o: { ...still, x: 'var $bm_rt;' } } }] })).toBeNull();
});

test('counts the layers of a composition wherever it stands', () => {
  const layers = (count: number) =>
    Array.from({ length: count }, () => ({ ty: 0, refId: 'steam' }));
  const assets = [{ id: 'steam', layers: Array.from({ length: 9 }, () => SHAPE) }];
  expect(read({ layers: layers(50), assets })).not.toBeNull();
  expect(read({ layers: layers(51), assets })).toBeNull();
});

test('counts a layer of nothing once', () => {
  expect(read({ layers: [{ ty: 2, refId: 'gone' }] })).not.toBeNull();
});

test('refuses a composition that holds itself', () => {
  const layers = [{ ty: 0, refId: 'steam' }];
  expect(read({ layers, assets: [{ id: 'steam', layers }] })).toBeNull();
});
