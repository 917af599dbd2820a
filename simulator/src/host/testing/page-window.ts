import type { NativeWindow } from '@cangkir/bridge';
import { vi } from 'vitest';
import type { PageWindow } from '../host.types.ts';

/** A page's window, as far as the native app uses it. */
export function pageWindow(): PageWindow & NativeWindow {
  return {
    navigator: { userAgent: 'desktop', credentials: { get: vi.fn(async () => null) } },
    JSON,
    navigation: { canGoBack: true, back: vi.fn() },
    document: { documentElement: { dataset: {} }, dispatchEvent: vi.fn(() => true) },
    dispatchEvent: vi.fn(() => true),
    reportError: vi.fn(),
  };
}
