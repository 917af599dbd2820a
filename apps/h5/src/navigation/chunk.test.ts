import { settle } from '@cangkir/core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, createChunk, forgetFailedChunks } from './chunk.ts';

afterEach(() => {
  forgetFailedChunks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = new TypeError('Failed to fetch');

test('loads a part once, and returns the same promise every time', async () => {
  const load = vi.fn(async () => 'part');
  const loadPart = createChunk(load);

  const first = loadPart();
  expect(loadPart()).toBe(first);
  await expect(first).resolves.toBe('part');
  expect(loadPart()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('is read by React without a wait once it has loaded', async () => {
  const loadPart = createChunk(async () => 'part');
  await loadPart();
  expect(loadPart()).toMatchObject({ status: 'fulfilled', value: 'part' });
});

test('fails when the part has not arrived after 120 s', async () => {
  vi.useFakeTimers();
  const onError = vi.fn();
  createChunk(() => new Promise(() => {}))().catch(onError);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
});

test('leaves no timer behind when the part arrives', async () => {
  vi.useFakeTimers();
  await createChunk(async () => 'part')();
  expect(vi.getTimerCount()).toBe(0);
});

test('keeps a failure with its cause until it is forgotten, then loads the part again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost);
  load.mockResolvedValueOnce('part');
  const loadPart = createChunk(load);

  await expect(loadPart()).rejects.toEqual(new ChunkLoadError(lost));
  await expect(loadPart()).rejects.toHaveProperty('cause', lost);
  expect(load).toHaveBeenCalledOnce();

  forgetFailedChunks();
  await expect(loadPart()).resolves.toBe('part');

  forgetFailedChunks();
  await loadPart();
  expect(load).toHaveBeenCalledTimes(2);
});

test('keeps the loaded parts when the failed ones are forgotten', async () => {
  const load = vi.fn(async () => 'part');
  const loadPart = createChunk(load);
  await loadPart();

  forgetFailedChunks();

  await loadPart();
  expect(load).toHaveBeenCalledOnce();
});

describe('a browser that remembers the failure', () => {
  /** Loads a part that fails every time, twice. */
  async function loadTwice(fetchPage: typeof fetch) {
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/app/', reload });
    vi.stubGlobal('fetch', fetchPage);
    const loadPart = createChunk(() => Promise.reject(lost));
    await expect(loadPart()).rejects.toEqual(new ChunkLoadError(lost));
    expect(reload).not.toHaveBeenCalled();

    forgetFailedChunks();
    const onEnd = vi.fn();
    loadPart().then(onEnd, onEnd);
    await settle();
    return { reload, onEnd };
  }

  test('gets another page at the retry, and shows no failure meanwhile', async () => {
    const { reload, onEnd } = await loadTwice(async () => new Response('the page'));
    expect(reload).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test.each<[string, typeof fetch]>([
    ['there is no network', () => Promise.reject(lost)],
    ['the server is down', async () => new Response('', { status: 502 })],
  ])('keeps its page while %s', async (_, fetchPage) => {
    const { reload, onEnd } = await loadTwice(fetchPage);
    expect(reload).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(new ChunkLoadError(lost));
  });
});
