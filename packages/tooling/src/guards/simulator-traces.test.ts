import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSimulatorTraces } from './simulator-traces.ts';

describe('a build of the app', () => {
  let build = '';

  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'build-'));
    write('index.html', '<script type="module" src="/assets/entry.js"></script>');
    write('assets/entry.js', 'console.info("hello")');
    write('.vite/manifest.json', '{}');
  });

  afterEach(() => rmSync(build, { recursive: true }));

  test('is pure without a trace of the simulator', () => {
    expect(findSimulatorTraces(build)).toEqual([]);
  });

  test.each([
    ['index.html', '<script>parent.__SIM__.install(window)</script>', '__SIM__'],
    [
      'assets/entry.js',
      'navigator.serviceWorker.register("/mockServiceWorker.js")',
      'mockServiceWorker',
    ],
    ['assets/late.js', 'console.log("[MSW] Mocking enabled.")', '[MSW]'],
    ['assets/deep/er.js', 'worker.postMessage("MOCK_ACTIVATE")', 'MOCK_ACTIVATE'],
    ['assets/entry.js.map', '{"sources":["../../../Simulator/src/host.ts"]}', 'simulator'],
    ['.vite/manifest.json', '{"../../simulator/src/host.ts":{}}', 'simulator'],
  ])('is not pure with a mark planted in %s', (file, content, mark) => {
    write(file, content);
    expect(findSimulatorTraces(build)).toContainEqual({ file: path.normalize(file), mark });
  });

  test('is not pure when a file is named after the simulator', () => {
    write('mockServiceWorker.js', '');
    expect(findSimulatorTraces(build)).toEqual([
      { file: 'mockServiceWorker.js', mark: 'mockServiceWorker' },
    ]);
  });

  test('must exist to count as pure', () => {
    expect(() => findSimulatorTraces(path.join(build, 'nowhere'))).toThrow('npm run build');
  });

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), content);
  }
});
