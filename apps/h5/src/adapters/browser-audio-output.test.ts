import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserAudioOutput } from './browser-audio-output.ts';

const TUNE = '120 1c4';
const OTHER = '120 1e4';

/** An audio element without sound. */
class SilentAudio extends EventTarget {
  static made: SilentAudio[] = [];
  static refuses = false;
  currentTime = 5;
  paused = true;
  readonly src: string;

  constructor(src: string) {
    super();
    this.src = src;
    SilentAudio.made.push(this);
  }

  async play() {
    if (SilentAudio.refuses) throw new DOMException('', 'NotAllowedError');
    this.paused = false;
  }

  pause() {
    this.paused = true;
  }
}

beforeEach(() => {
  SilentAudio.made = [];
  SilentAudio.refuses = false;
  vi.stubGlobal('Audio', SilentAudio);
});
afterEach(() => vi.unstubAllGlobals());

test('plays a tune from its start, pauses and resumes it', async () => {
  const output = createBrowserAudioOutput();
  expect(await output.play(TUNE)).toBe(true);
  const [audio] = SilentAudio.made;
  expect(audio).toMatchObject({
    src: expect.stringMatching(/^blob:/),
    currentTime: 0,
    paused: false,
  });
  output.pause();
  expect(audio?.paused).toBe(true);
  expect(await output.resume()).toBe(true);
  output.rewind();
  expect(audio).toMatchObject({ currentTime: 0, paused: false });
  await output.play(TUNE);
  expect(SilentAudio.made).toHaveLength(1);
});

test('is silent with a tune that is loaded, and plays it', async () => {
  const output = createBrowserAudioOutput();
  output.load(TUNE);
  expect(SilentAudio.made).toMatchObject([{ paused: true }]);
  expect(await output.play(TUNE)).toBe(true);
  expect(SilentAudio.made).toMatchObject([{ paused: false }]);
});

test('waits for a tap where the browser refuses', async () => {
  const output = createBrowserAudioOutput();
  SilentAudio.refuses = true;
  expect(await output.play(TUNE)).toBe(false);
  SilentAudio.refuses = false;
  expect(await output.resume()).toBe(true);
});

test('stops one track for another, and says which one ended', async () => {
  const ended: string[] = [];
  const output = createBrowserAudioOutput();
  const leave = output.onEnd((src) => ended.push(src));
  await output.play(TUNE);
  await output.play(OTHER);
  const [first, second] = SilentAudio.made;
  expect([first?.paused, second?.paused]).toEqual([true, false]);
  second?.dispatchEvent(new Event('ended'));
  leave();
  second?.dispatchEvent(new Event('ended'));
  expect(ended).toEqual([OTHER]);
});

test('plays nothing that is no tune, and resumes nothing before', async () => {
  const output = createBrowserAudioOutput();
  expect(await output.resume()).toBe(false);
  expect(await output.play('https://evil.example/a.mp3')).toBe(false);
  output.load('https://evil.example/a.mp3');
  output.pause();
  output.rewind();
  expect(SilentAudio.made).toEqual([]);
});
