/**
 * `npm run charts`: lays out the chart of every machine that has changed since, and writes it where the page finds
 * it. `--check` only compares. To lay a chart out again all the same, delete its file first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createMemoryMachines, createMemoryWorld } from '@cangkir/core/testing';
import { type GeneratedFile, writeOrCheck } from '@cangkir/tooling/generated-file';
import type { AnyStateMachine } from 'xstate';
import { chartHash } from '../chart/chart-hash.ts';
import { chartOf } from '../chart/chart-of.ts';
import { layOut } from '../chart/lay-out.ts';
import { layoutText } from '../chart/layout-text.ts';

const ROOT = new URL('../../../', import.meta.url);

const files: GeneratedFile[] = [];
for (const { machine } of await createMemoryMachines(createMemoryWorld())) {
  files.push(await chartFile(machine));
}
writeOrCheck(files);

async function chartFile(machine: AnyStateMachine): Promise<GeneratedFile> {
  const chart = chartOf(machine);
  const path = `simulator/charts/${kebabCase(machine.id)}.json`;
  const committed = readIfThere(new URL(path, ROOT));
  const isFresh = committed !== null && JSON.parse(committed).hash === chartHash(chart);
  const text = isFresh ? committed : layoutText(await layOut(chart));
  return { path, text, command: 'npm run charts' };
}

/** The name of the machine's own file. */
function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function readIfThere(url: URL): string | null {
  return existsSync(url) ? readFileSync(url, 'utf8') : null;
}
