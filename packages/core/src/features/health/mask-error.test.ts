import { describe, expect, test } from 'vitest';
import { describeError, framesOf, isFailedImport, lostFileOf } from './mask-error.ts';

const OWN = 'https://h5.test/app/';

/** An error as a browser makes it. */
function errorWith(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('what an error says', () => {
  test.each([
    [
      new TypeError("Cannot read properties of undefined (reading '0812')"),
      'TypeError: Cannot read properties of undefined',
    ],
    [
      new TypeError("undefined is not an object (evaluating 'a.b')"),
      'TypeError: undefined is not an object',
    ],
    [new ReferenceError('x is not defined'), 'ReferenceError: is not defined'],
    [new RangeError('Siti Rahma'), 'RangeError'],
    [errorWith('Jl. Merdeka 17', '', 'QuotaExceededError'), 'QuotaExceededError'],
    [errorWith('', '', 'Siti Rahma'), 'Error'],
    ['0812 3456 7890', 'No error'],
    [{ name: 'TypeError', message: 'Failed to fetch' }, 'No error'],
    [null, 'No error'],
  ])('%o: %s', (error, text) => {
    expect(describeError(error)).toBe(text);
  });

  test('is nothing if its text cannot be read', () => {
    const error = new Error();
    Object.defineProperty(error, 'message', {
      get() {
        throw new Error('no');
      },
    });
    expect(describeError(Object.assign(error, { stack: 7 }))).toBe('Error');
    expect(framesOf(error, OWN)).toEqual([]);
  });
});

test.each([
  [new TypeError(`Failed to fetch dynamically imported module: ${OWN}assets/a1b2c3d.js`), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('error loading dynamically imported module: x'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [errorWith('A part did not arrive', '', 'ChunkLoadError'), true],
  [new TypeError('Failed to fetch'), false],
  ['Importing a module script failed.', false],
])('knows whether code did not arrive: %s', (error, isPart) => {
  expect(isFailedImport(error)).toBe(isPart);
});

describe('the file that did not arrive', () => {
  test.each([
    [`Failed to fetch dynamically imported module: ${OWN}assets/a1b2c3d.js`, 'assets/a1b2c3d.js'],
    [`error loading dynamically imported module: ${OWN}assets/-1b2_3d.js`, 'assets/-1b2_3d.js'],
    [`Unable to preload CSS for ${OWN}assets/a1b2c3d.css`, 'assets/a1b2c3d.css'],
    // Ours: a style sheet that is linked again.
    [`Failed to load ${OWN}assets/a1b2c3d.css`, 'assets/a1b2c3d.css'],
  ])('is in “%s”', (message, file) => {
    expect(lostFileOf(new TypeError(message), OWN)).toEqual([`${file}:1:1`]);
    const cause = new TypeError(message);
    expect(lostFileOf(new Error('A part did not arrive', { cause }), OWN)).toEqual([`${file}:1:1`]);
  });

  test.each([
    ['Safari, which does not say it', 'Importing a module script failed.'],
    [
      'a file of others',
      'Failed to fetch dynamically imported module: https://x.test/assets/a1b2c3d.js',
    ],
    ['a name that the build does not give', `Failed to load ${OWN}assets/08123456789.js`],
    ['a file elsewhere', `Failed to load ${OWN}siti/a1b2c3d.js`],
    ['a file with a query', `Failed to load ${OWN}assets/a1b2c3d.js?0812`],
    ['more than the file', `Failed to load ${OWN}assets/a1b2c3d.js for Siti`],
    ['words of somebody else', `Siti Rahma: ${OWN}assets/a1b2c3d.js`],
  ])('is none in %s', (_, message) => {
    expect(lostFileOf(new TypeError(message), OWN)).toEqual([]);
  });

  test('is none in what is no error, nor in a cause that cannot be read', () => {
    const message = `Failed to load ${OWN}assets/a1b2c3d.css`;
    expect(lostFileOf({ message }, OWN)).toEqual([]);
    const error = new Error('x');
    Object.defineProperty(error, 'cause', {
      get() {
        throw new Error('no');
      },
    });
    expect(lostFileOf(error, OWN)).toEqual([]);
    expect(lostFileOf(new Error('x', { cause: { message } }), OWN)).toEqual([]);
  });
});

describe('the frames of a stack', () => {
  test.each([
    [
      'Chromium',
      `TypeError: a is not a function
    at f (${OWN}assets/a1b2c3d.js:1:234)
    at async g (${OWN}assets/_-b2c3d.js:12:5)
    at ${OWN}assets/c1b2c3d.js:3:6
    at <anonymous>
    at h (https://elsewhere.test/assets/a1b2c3d.js:1:2)
    at ${OWN}?phone=0812#/get-coupons?activityCode=kopi:1:2`,
      ['assets/a1b2c3d.js:1:234', 'assets/_-b2c3d.js:12:5', 'assets/c1b2c3d.js:3:6'],
    ],
    [
      'Safari',
      `f@${OWN}assets/a1b2c3d.js:1:234\n[native code]\n@${OWN}assets/index-C00D-DK9.js:3:6`,
      ['assets/a1b2c3d.js:1:234', 'assets/index-C00D-DK9.js:3:6'],
    ],
  ])('are those in our files, in %s', (_, stack, frames) => {
    expect(framesOf(errorWith('a is not a function', stack), OWN)).toEqual(frames);
  });

  test.each([
    ['the message', 'x\n    at f (https://h5.test/app/assets/0812345.js:1:2)', (m: string) => m],
    ['a message that was changed', 'other', () => `x\n    at f (${OWN}assets/0812345.js:1:2)`],
  ])('are none in %s', (_, message, headOf) => {
    const stack = `TypeError: ${headOf(message)}\n    at g (https://elsewhere.test/a.js:1:2)`;
    expect(framesOf(errorWith(message, stack), OWN)).toEqual([]);
  });

  test.each([
    ['a line too long to be one', `    at f (${OWN}assets/a1b2c3d.js:6281234567:2)`],
    ['a name that the build does not give', `    at f (${OWN}assets/08123456789.js:1:2)`],
    ['a file too deep', `    at f (${OWN}assets/siti/rahma.js:1:2)`],
    ['an address with a query', `    at f (${OWN}assets/a1b2c3d.js?0812:1:2)`],
  ])('are none with %s', (_, line) => {
    expect(framesOf(errorWith('x', `TypeError: x\n${line}`), OWN)).toEqual([]);
  });

  test('are none of what is no error', () => {
    expect(framesOf({ message: '', stack: `at ${OWN}assets/a1b2c3d.js:1:2` }, OWN)).toEqual([]);
  });
});
