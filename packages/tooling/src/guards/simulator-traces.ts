import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The traces that only the simulator or its request mocking would leave in a file, in any case. */
const MARKS = ['__SIM__', 'simulator', 'mockServiceWorker', 'MOCK_ACTIVATE', '[MSW]'];

/** A mark of the simulator in a built file. */
export interface Trace {
  /** Relative to the folder that was searched. */
  readonly file: string;
  readonly mark: string;
}

/**
 * Searches a build of the customers' app, including file names, for code of the simulator.
 *
 * @throws Error if the folder is empty: an empty search proves nothing.
 */
export function findSimulatorTraces(folder: string): Trace[] {
  const files = existsSync(folder) ? filesIn(folder) : [];
  if (files.length === 0) throw new Error(`No build in ${folder}: run \`npm run build\` first.`);
  return files.flatMap((file) =>
    tracesIn(path.relative(folder, file), readFileSync(file, 'latin1')),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function tracesIn(file: string, content: string): Trace[] {
  const searched = `${file}\n${content}`.toLowerCase();
  return MARKS.filter((mark) => searched.includes(mark.toLowerCase())).map((mark) => ({
    file,
    mark,
  }));
}
