import { afterEach, expect, test, vi } from 'vitest';
import { OWN_FILE_TIMEOUT_MS, readOwnFile } from './own-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILE = 'media/share-live/lights-out.mp3';

/** A server that sends the head of the file, and never its end. */
function stall(): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array([1]));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'audio/mpeg' } });
  });
}

test('gives up a file that stalls', async () => {
  vi.useFakeTimers();
  stall();
  const read = vi.fn();
  const reading = readOwnFile(FILE).then(read);
  await vi.advanceTimersByTimeAsync(OWN_FILE_TIMEOUT_MS - 1);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(read).toHaveBeenCalledWith(null);
});

test('leaves no timer behind a file that came', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    async () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }),
  );
  expect(await (await readOwnFile(FILE))?.text()).toBe('sound');
  expect(vi.getTimerCount()).toBe(0);
});
