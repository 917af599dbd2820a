/** `npm run unmap -- report.json` (docs/deploy.md): says where in the source an error report's frames are. */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { SOURCE_MAPS, sourceOfFrame } from './unmap/source-of-frame.ts';

const [file] = process.argv.slice(2);

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

if (file === undefined) {
  console.error('npm run unmap -- report.json');
  process.exitCode = 1;
} else {
  for (const frame of v.parse(REPORT, JSON.parse(await readFile(file, 'utf8')))) {
    const source = await sourceOfFrame(frame);
    if (source === null) process.exitCode = 1;
    console.log(`${frame}  ${source ?? `no source map in ${SOURCE_MAPS}: build the same release`}`);
  }
}
