import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const root = mkdtempSync(path.join(tmpdir(), 'content-security-policy-'));
let page = '';

beforeAll(async () => {
  writeFileSync(
    path.join(root, 'index.html'),
    '<head><title>Page</title><style>p { top: 0 }</style><script type="module" src="/entry.js"></script></head>' +
      "<body><script>document.title = 'First';</script></body>",
  );
  writeFileSync(path.join(root, 'entry.js'), 'document.title = "Built";');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [contentSecurityPolicy()] });
  page = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** The policy's directives, such as `script-src` with its sources. */
function directives(): Map<string, string[]> {
  const content = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  return new Map(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('the built page has its policy before all that it governs', () => {
  expect(page).toMatch(/^<head>\s*<meta http-equiv="Content-Security-Policy"/);
});

test('the policy forbids all that it does not allow', () => {
  expect(directives().get('default-src')).toEqual(["'none'"]);
});

/** The hash of the content of the page's inline element. */
function hashOf(tag: string): string {
  const content = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

test('scripts are files of the app or in the page as it was built, styles in the page: no others, nothing evaluated but WebAssembly', () => {
  expect(directives().get('script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    hashOf('script'),
  ]);
  expect(directives().get('style-src')).toEqual([hashOf('style')]);
  expect(page).not.toMatch(/'unsafe-|https?:|\*/);
});

test('data goes to the page’s own origin only', () => {
  expect(directives().get('connect-src')).toEqual(["'self'"]);
  expect(directives().get('form-action')).toEqual(["'none'"]);
  expect(directives().get('base-uri')).toEqual(["'none'"]);
});
