import { sha256Hex } from '@cangkir/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserSha256 } from './browser-sha256.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const TEXTS = ['', 'abc', 'activityCode=kopi&time=12', 'Rp25.000 ☕ 咖啡 é', 'a'.repeat(1000)];

describe('with the platform’s SHA-256', () => {
  test.each(TEXTS)('%j hashes as in the core', async (text) => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    expect(await browserSha256(text)).toBe(sha256Hex(text));
    expect(digest).toHaveBeenCalledOnce();
    digest.mockRestore();
  });
});

describe('on an insecure origin, where the platform has none', () => {
  test.each(TEXTS)('%j hashes as in the core', async (text) => {
    vi.stubGlobal('crypto', {});
    expect(await browserSha256(text)).toBe(sha256Hex(text));
  });
});
