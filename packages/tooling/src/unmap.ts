/** `npm run unmap -- report.json` (docs/deploy.md): says where in the source an error report's frames are. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { SOURCE_MAPS, sourceOfFrame } from './unmap/source-of-frame.ts';

const HELP = `npm run unmap -- report.json --maps FOLDER

  --maps FOLDER  the source maps of the report's release; by default those of the last build here,
                 ${SOURCE_MAPS}`;

/** A report as the simulator's desk shows it, or the event with which it came. */
const REPORT = v.union([
  v.pipe(
    v.object({ stack: v.array(v.string()) }),
    v.transform(({ stack }) => stack),
  ),
  v.pipe(
    v.object({ properties: v.object({ stack: v.string() }) }),
    v.transform(({ properties }) => properties.stack.split('\n')),
  ),
]);

const { file, maps } = readArguments();
if (file === undefined) {
  console.error(HELP);
  process.exitCode = 1;
} else {
  for (const frame of v.parse(REPORT, JSON.parse(await readFile(file, 'utf8')))) {
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
