/**
 * Runs before each test file. At its end it waits for what the file still imports: such an import would fail with its
 * file, and every later file in the worker would be given that failure.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
