import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPO_ROOT, readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/** Relative links of Markdown: the file, which is the same one if omitted, and the heading. */
const LINK = /\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g;

function brokenLinks(file: string): readonly string[] {
  return [...readText(file).matchAll(LINK)]
    .filter(([, target = '', heading]) => {
      const linked = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(path.join(REPO_ROOT, linked))) return true;
      return heading !== undefined && !anchorsOf(linked).includes(heading);
    })
    .map(([link]) => `${file}: ${link}`);
}

/** The names by which links lead to the headings of a document. */
function anchorsOf(file: string): readonly string[] {
  return [...readText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every link of the documents leads to a file, and to a heading in it', () => {
  const documents = projectFiles().filter((file) => file.endsWith('.md'));
  expect(documents).toContain('docs/architecture.md');
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});
