import { readFileSync, writeFileSync } from 'node:fs';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { draftText, readDraft, type ScenarioDraft } from '../replay/recording/draft.ts';
import { type Shrinking, shrinkFailure } from '../replay/shrink/shrink-failure.ts';
import { nodeSha256 } from './node-sha256.ts';

/** Where the shrunk scenario of a file is written, unless somebody says where. */
export function shrunkName(file: string): string {
  return file.replace(/(\.json)?$/, '.shrunk.json');
}

/** Shrinks the failing scenario of a file on the machines alone, and writes it to another one. Returns what came of it. */
export async function shrinkFile(file: string, out: string): Promise<string> {
  const draft = readDraft(readFileSync(file, 'utf8'));
  if (!draft.ok) throw new Error(`No scenario: ${JSON.stringify(draft.failure)}`);
  const shrinking = await shrinkFailure(draft.value, createMachinesDriver({}, nodeSha256));
  if (shrinking.kind === 'shrunk') writeFileSync(out, draftText(shrinking.draft));
  return textOf(shrinking, draft.value, out);
}

function textOf(shrinking: Shrinking, before: ScenarioDraft, out: string): string {
  switch (shrinking.kind) {
    case 'passed':
      return 'Not shrunk: it passed when it was run again.';
    case 'flaky':
      return 'Not shrunk: it is flaky. Run again, it did not fail in the same way.';
    case 'shrunk':
      return `${sizeOf(before)} → ${sizeOf(shrinking.draft)}, after ${shrinking.runs} runs: ${out}`;
  }
}

function sizeOf(draft: ScenarioDraft): string {
  const { length } = draft.steps;
  const characters = draftText(draft).length.toLocaleString('en');
  return `${length} ${length === 1 ? 'step' : 'steps'} in ${characters} characters`;
}
