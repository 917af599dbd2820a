import { expect, test } from 'vitest';
import { reportWalk } from '../explore/report-walk.ts';
import { nodeSha256 } from './node-sha256.ts';
import { storedCorpus } from './stored-corpus.ts';

test('the report of a walk leads to the same states and codes', async () => {
  const corpus = storedCorpus();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]) {
    const { differences } = await reportWalk(seed, corpus, nodeSha256);
    expect(differences, `of seed ${seed}`).toEqual([]);
  }
});
