import { expect, test } from 'vitest';
import { wavOf } from './wav.ts';

test('writes a header, and the samples after it', async () => {
  const file = wavOf(new Float32Array([0, 1, -1]), 16_000);
  expect([file.type, file.size]).toEqual(['audio/wav', 50]);
  const view = new DataView(await file.arrayBuffer());
  const text = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([16_000, 6]);
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767]);
});
