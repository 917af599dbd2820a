/** `npm run unmap -- report.json` (docs/deploy.md): says where in the source an error report's frames are. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { frames } from '@cangkir/core/health';
import * as v from 'valibot';
import { parseJson } from './served/parse-json.ts';
import { SOURCE_MAPS, sourceOfFrame } from './unmap/source-of-frame.ts';

const HELP = `npm run unmap -- report.json --maps FOLDER

  --maps FOLDER  the source maps of the report's release; by default those of the last build here,
                 ${SOURCE_MAPS}`;

/** A report as the simulator's desk shows it, or the event with which it came. A frame is safe to print. */
const REPORT = v.union([
  v.pipe(
    v.object({ stack: frames }),
    v.transform(({ stack }) => stack),
  ),
  v.pipe(
    v.object({ properties: v.object({ stack: v.string() }) }),
    v.transform(({ properties }) => properties.stack.split('\n')),
    frames,
  ),
]);

const NO_REPORT =
  'This is no error report: it has no stack of frames such as assets/a1b2c3d.js:1:2345.';

const { file, maps } = readArguments();
if (file === undefined) stop(HELP);
else {
  const report = v.safeParse(REPORT, parseJson(await readFile(file, 'utf8')));
  if (report.success) await printSources(report.output);
  else stop(NO_REPORT);
}

function stop(words: string): void {
  console.error(words);
  process.exitCode = 1;
}

async function printSources(stack: readonly string[]): Promise<void> {
  for (const frame of stack) {
    const source = await sourceOfFrame(frame, maps);
    if (source === null) process.exitCode = 1;
    console.log(`${frame}  ${source ?? `no source map in ${maps}: name those of its release`}`);
  }
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { maps: { type: 'string', default: SOURCE_MAPS } },
    });
    return { file: positionals[0], maps: values.maps };
  } catch {
    return { file: undefined, maps: SOURCE_MAPS };
  }
}
