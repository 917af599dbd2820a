import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { maskTrace } from './mask-trace.ts';
import { readZip, writeZip } from './zip.ts';

function masked(name: string, text: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'trace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'story.zip');
  writeFileSync(file, writeZip([{ name, content: Buffer.from(text) }]));
  maskTrace(file);
  return readZip(readFileSync(file))[0]?.content.toString();
}

test('masks the headers and the addresses of requests', () => {
  const request = {
    url: 'http://localhost/x?token=secret-of-somebody',
    headers: [{ name: 'Token', value: 'secret-of-somebody' }],
  };
  const text = masked('trace.network', `${JSON.stringify(request)}\n`);
  expect(text).toBe(
    '{"url":"http://localhost/x?token=secr…","headers":[{"name":"Token","value":"secr…"}]}\n',
  );
});

test('masks the bodies of answers, and what the page shows', () => {
  expect(masked('resources/a.json', '{"phone":"+6281200000101","code":"KP7M4XQ2R9WD"}')).toBe(
    '{"phone":"0812****0101","code":"KP7M…"}',
  );
  expect(masked('trace.trace', '{"html":["P",{},"0812 0000 0101"]}')).toBe(
    '{"html":["P",{},"0812 **** 0101"]}',
  );
});

test('keeps scripts and pictures to the byte', () => {
  expect(masked('resources/a.js', 'const phone = "+6281200000101";')).toContain('+6281200000101');
});
