import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOwnLottie } from './own-lottie.ts';

const ADDRESS = 'media/landing/steam.json';
const FOLDER = 'media/landing/';
const SHAPE = { ty: 4, ks: {}, shapes: [] };
const PICTURE = { id: 'cup', w: 192, h: 146, p: 'cup.svg' };
const DATA = {
  v: '5.13.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 480,
  h: 240,
  layers: [{ ty: 2, refId: 'cup' }],
  assets: [PICTURE, { id: 'steam', layers: [SHAPE] }],
};

/** Turns a file into the text that it holds. */
class TextReader {
  result = '';
  onload = () => {};

  async readAsDataURL(file: Blob) {
    this.result = `data:${file.type},${await file.text()}`;
    this.onload();
  }
}

let files: Record<string, Response>;

beforeEach(() => {
  files = {
    [ADDRESS]: answer('application/json', JSON.stringify(DATA)),
    'media/landing/cup.svg': answer('image/svg+xml', '<svg/>'),
  };
  vi.stubGlobal('FileReader', TextReader);
  vi.stubGlobal(
    'fetch',
    async (address: string) => files[address] ?? answer('text/plain', '', 404),
  );
});
afterEach(() => vi.unstubAllGlobals());

function answer(type: string, text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': type } });
}

test('has its pictures in it', async () => {
  expect(await readOwnLottie(ADDRESS, FOLDER)).toEqual({
    ...DATA,
    assets: [{ ...PICTURE, p: 'data:image/svg+xml,<svg/>', e: 1 }, DATA.assets[1]],
  });
});

test('is not read without the folder of its pictures', async () => {
  expect(await readOwnLottie(ADDRESS)).toBeNull();
});

test.each([
  ['a lost file', ADDRESS, answer('application/json', '', 404)],
  ['another type', ADDRESS, answer('text/html', JSON.stringify(DATA))],
  ['no animation', ADDRESS, answer('application/json', '{}')],
  ['too large a file', ADDRESS, answer('application/json', JSON.stringify(DATA).padEnd(262_145))],
  ['a lost picture', 'media/landing/cup.svg', answer('image/svg+xml', '', 404)],
  ['a page for a picture', 'media/landing/cup.svg', answer('text/html', '<p>')],
])('is not read with %s', async (_what, address, response) => {
  files[address] = response;
  expect(await readOwnLottie(ADDRESS, FOLDER)).toBeNull();
});

test.each(['https://evil.example/a.json', '//evil.example/a.json', 'assets/a.json'])(
  'is not read from %s',
  async (address) => {
    files[address] = answer('application/json', JSON.stringify(DATA));
    expect(await readOwnLottie(address, FOLDER)).toBeNull();
  },
);
