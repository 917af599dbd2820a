import { expect, test } from 'vitest';
import { SHARE_TYPE } from './share-type.ts';

test('the special share types are those of the specification', () => {
  expect(SHARE_TYPE).toEqual({ photoApp: 1010, photoAppStories: 1011 });
});
