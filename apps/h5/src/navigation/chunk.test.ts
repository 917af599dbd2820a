import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, createChunk, forgetFailedChunks } from './chunk.ts';

afterEach(() => {
  forgetFailedChunks();
  vi.useRealTimers();
});

const lost = new TypeError('Failed to fetch');

test('a part is asked for once, and the promise stays the same', async () => {
  const load = vi.fn(async () => 'part');
  const chunk = createChunk(load);

  const first = chunk.load();
  expect(chunk.load()).toBe(first);
  await expect(first).resolves.toBe('part');
  expect(chunk.load()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that has not come after 120 s is an error', async () => {
  vi.useFakeTimers();
  const onError = vi.fn();
  createChunk(() => new Promise(() => {}))
    .load()
    .catch(onError);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
});

test('a part that came leaves no timer behind', async () => {
  vi.useFakeTimers();
  await createChunk(async () => 'part').load();
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure is remembered with its cause until it is forgotten, then the part is asked for anew', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost);
  load.mockResolvedValueOnce('part');
  const chunk = createChunk(load);

  await expect(chunk.load()).rejects.toEqual(new ChunkLoadError(lost));
  await expect(chunk.load()).rejects.toHaveProperty('cause', lost);
  expect(load).toHaveBeenCalledOnce();

  forgetFailedChunks();
  await expect(chunk.load()).resolves.toBe('part');

  forgetFailedChunks();
  await chunk.load();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what came is kept while the failed is forgotten', async () => {
  const load = vi.fn(async () => 'part');
  const chunk = createChunk(load);
  await chunk.load();

  forgetFailedChunks();

  await chunk.load();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that is loaded ahead fails in silence, and tells it when it is needed', async () => {
  const load = vi.fn(() => Promise.reject(lost));
  const chunk = createChunk(load);
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);

  chunk.preload();
  await new Promise(setImmediate);

  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
  await expect(chunk.load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(load).toHaveBeenCalledOnce();
});
