import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AUDIO_FILES, ownFile, ownFileType } from './own-file.ts';

test('is an address in our folder, with its type', () => {
  const address = 'media/share-live/lights-out.mp3';
  expect(v.is(ownFile(AUDIO_FILES), address)).toBe(true);
  expect(ownFileType(address)).toBe('audio/mpeg');
});

test.each([
  'https://evil.example/media/a.mp3',
  '//evil.example/media/a.mp3',
  '/media/a.mp3',
  'media/../a.mp3',
  'media/a.mp3?b=c',
  'media/a.mp3\n',
  'media//a.mp3',
  'other/a.mp3',
  'media/a.exe',
  'media/a',
  '96 2c5',
])('is not %j', (address) => {
  expect(v.is(ownFile(AUDIO_FILES), address)).toBe(false);
  expect(ownFileType(address)).toBeNull();
});

test('is no music with the extension of a picture', () => {
  expect(v.is(ownFile(AUDIO_FILES), 'media/a.svg')).toBe(false);
});
