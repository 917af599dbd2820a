/** Loaded before a program, puts the defect named by `PLANTED` into the product: `node --import plant.ts PROGRAM`. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '../server/paths.ts';
import { plantedDefects, withDefect } from './planted-defects.ts';

const defect = plantedDefects().find(({ name }) => name === process.env['PLANTED']);
if (defect === undefined) throw new Error('PLANTED names no defect of planted-defects.json.');
const { href } = pathToFileURL(path.join(REPOSITORY, defect.file));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== href) return loaded;
    const source = withDefect(String(loaded.source), defect);
    if (source === null)
      throw new Error(`${defect.file} has changed: “${defect.name}” has no place.`);
    return { ...loaded, source };
  },
});
