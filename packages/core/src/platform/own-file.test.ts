import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AUDIO_FILES, ownFile, ownFileType, ownFolder } from './own-file.ts';

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

test('is in a folder of ours', () => {
  expect(v.is(ownFolder, 'media/share-live/')).toBe(true);
});

test.each([
  'media/',
  'media/share-live',
  'media/../',
  '/media/share-live/',
  'https://evil.example/media/share-live/',
  'media/share-live//',
])('is in no folder %j', (address) => {
  expect(v.is(ownFolder, address)).toBe(false);
});
