import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/** Relative links of Markdown, without their anchor. */
const LINK = /\]\((?!https?:)([^)\s#]+)(?:#[^)]*)?\)/g;

function brokenLinks(file: string): readonly string[] {
  const text = readFileSync(path.join(REPO_ROOT, file), 'utf8');
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(path.join(REPO_ROOT, path.dirname(file), target)))
    .map((target) => `${file}: ${target}`);
}

test('every link of the documents leads to a file', () => {
  const documents = projectFiles().filter((file) => file.endsWith('.md'));
  expect(documents).toContain('docs/architecture.md');
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});
