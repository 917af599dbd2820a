import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserAudioOutput } from './browser-audio-output.ts';

const TUNE = '120 1c4';
const OTHER = '120 1e4';

/** An audio element without sound. */
class SilentAudio extends EventTarget {
  static made: SilentAudio[] = [];
  static refuses = false;
  static readsFiles = true;
  currentTime = 5;
  paused = true;
  src: string;

  constructor(src = '') {
    super();
    this.src = src;
    SilentAudio.made.push(this);
  }

  async play() {
    if (!SilentAudio.readsFiles) throw new DOMException('', 'NotSupportedError');
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
  SilentAudio.readsFiles = true;
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

describe('a file', () => {
  const FILE = 'media/share-live/lights-out.mp3';

  function answer(status: number, type: string) {
    const fetched = vi.fn(
      async (_address: string) =>
        new Response('sound', { status, headers: { 'content-type': type } }),
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }

  function startOutput() {
    const output = createBrowserAudioOutput();
    const failed: string[] = [];
    output.onFailure((src) => failed.push(src));
    return { output, failed };
  }

  test('is read once, as a whole, and plays', async () => {
    const fetched = answer(200, 'audio/mpeg');
    const { output, failed } = startOutput();
    expect(await output.play(FILE)).toBe(true);
    output.pause();
    expect(await output.resume()).toBe(true);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(FILE, { signal: expect.any(AbortSignal) });
    expect(SilentAudio.made).toMatchObject([
      { src: expect.stringMatching(/^blob:/), currentTime: 0, paused: false },
    ]);
    expect(failed).toEqual([]);
  });

  test('that was paused or replaced on its way stays silent', async () => {
    answer(200, 'audio/mpeg');
    const { output, failed } = startOutput();
    const playing = output.play(FILE);
    output.pause();
    expect(await playing).toBe(false);
    const replaced = output.play(FILE);
    await output.play(TUNE);
    await replaced;
    expect(SilentAudio.made).toMatchObject([{ paused: true }, { paused: false }]);
    expect(failed).toEqual([]);
  });

  test.each([
    [404, 'audio/mpeg'],
    [200, 'text/html'],
  ])('answered by %i with %s has failed, and is read again', async (status, type) => {
    answer(status, type);
    const { output, failed } = startOutput();
    expect(await output.play(FILE)).toBe(false);
    expect(failed).toEqual([FILE]);
    answer(200, 'audio/mpeg');
    expect(await output.play(FILE)).toBe(true);
  });

  test('without a network, or that is no music, has failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { output, failed } = startOutput();
    await output.play(FILE);
    answer(200, 'audio/mpeg');
    SilentAudio.readsFiles = false;
    expect(await output.play(FILE)).toBe(false);
    expect(failed).toEqual([FILE, FILE]);
  });
});
