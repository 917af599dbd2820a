import type { Trouble } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import { followWindowErrors } from './window-errors.ts';

const ERROR = new TypeError('x is not a function');

test.each<readonly [string, object, readonly Trouble[]]>([
  ['error', { error: ERROR }, [{ kind: 'error', error: ERROR }]],
  // Such as that of an element, or of a script of somebody else.
  ['error', { error: null }, []],
  ['error', {}, []],
  ['unhandledrejection', { reason: 'late' }, [{ kind: 'rejection', error: 'late' }]],
  [
    'securitypolicyviolation',
    {
      effectiveDirective: 'img-src',
      sourceFile: 'https://h5.test/app/assets/a1b2c3d.js',
      lineNumber: 1,
      columnNumber: 5,
    },
    [
      {
        kind: 'policy',
        directive: 'img-src',
        place: 'https://h5.test/app/assets/a1b2c3d.js:1:5',
      },
    ],
  ],
])('reports what a window says of an %s: %o', (type, fields, expected) => {
  const window = new EventTarget();
  const troubles: Trouble[] = [];
  followWindowErrors(window, { report: (trouble) => troubles.push(trouble) });
  window.dispatchEvent(Object.assign(new Event(type), fields));
  expect(troubles).toEqual(expected);
});
