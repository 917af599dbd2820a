import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Corpus, corpusOf } from '../explore/corpus.ts';
import { SIMULATOR_ROOT } from '../server/paths.ts';

/** Where the stored scenarios and the links to screens begin. */
export function storedCorpus(): Corpus {
  const files = globSync('scenarios/*.json', { cwd: SIMULATOR_ROOT }).sort();
  return corpusOf(
    files.map((file) => JSON.parse(readFileSync(path.join(SIMULATOR_ROOT, file), 'utf8'))),
  );
}
