import * as v from 'valibot';
import { catchUncaught } from '../cli/catch-uncaught.ts';
import { nodeSha256 } from '../cli/node-sha256.ts';
import { type Corpus, corpusOf, startingOn } from '../explore/corpus.ts';
import { type Explored, explore } from '../explore/explore.ts';
import { createWatchedMachines } from '../explore/watched-machines.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { draftText } from '../replay/recording/draft.ts';
import { shrinkFailure } from '../replay/shrink/shrink-failure.ts';
import type { ScenarioFolder } from './scenario-folder.ts';
import type { ScenarioStage } from './scenario-stage.ts';
import { defineTool, type Tool, ToolError, WHOLE } from './tool.ts';

const WALKS = v.pipe(WHOLE, v.maxValue(200));
const SEED = v.pipe(WHOLE, v.maxValue(999_999_999));

/** Why nothing is left out of a scenario. */
const NOT_SHRUNK = {
  passed: 'Nothing was left out: it passes.',
  flaky: 'Nothing was left out: run again, it does not fail in the same way.',
} as const;

/** Finds bugs, and makes them small. */
export function bugTools(folder: ScenarioFolder, stage: ScenarioStage): Record<string, Tool> {
  return {
    explore: defineTool({
      description:
        'Walks through the product on its own, from pages or routes such as draw and qris, until something breaks. Puts what broke on stage, as small as it can be.',
      input: v.strictObject({
        pages: v.optional(v.array(v.string()), []),
        walks: v.pipe(v.optional(WALKS, 20), v.description('how many to take at most')),
        seed: v.pipe(v.optional(SEED, 1), v.description('another one walks other ways')),
      }),
      example: { pages: ['claim'], walks: 20, seed: 1 },
      isReadOnly: false,
      async call({ pages, walks, seed }) {
        const files = (await folder.list()).map(({ text }): unknown => JSON.parse(text));
        const corpus = startingOn(corpusOf(files), pages);
        if (corpus.starts.length === 0) throw new ToolError('No page or route has such a name.');
        const explored = await exploreOnce(corpus, walks, seed);
        const [found] = explored.found;
        if (found === undefined) return { broken: null, walks: explored.walks };
        await stage.put(draftText(found.draft));
        await stage.run();
        return { broken: found.message, walks: explored.walks, ...stage.progress() };
      },
    }),
    shrink: defineTool({
      description:
        'Leaves out of the failing scenario on stage all that has no part in its failure, and runs what is left.',
      input: v.strictObject({}),
      example: {},
      isReadOnly: false,
      async call() {
        const driver = createMachinesDriver({}, nodeSha256);
        const shrinking = await shrinkFailure(stage.draft(), driver);
        if (shrinking.kind !== 'shrunk') throw new ToolError(NOT_SHRUNK[shrinking.kind]);
        await stage.put(draftText(shrinking.draft));
        await stage.run();
        return stage.progress();
      },
    }),
  };
}

/** Walks until something breaks, and no further. */
async function exploreOnce(corpus: Corpus, walks: number, seed: number): Promise<Explored> {
  const uncaught = catchUncaught();
  try {
    return await explore({
      seed,
      corpus,
      machines: createWatchedMachines({ hash: nodeSha256, takeUncaught: uncaught.take }),
      screens: null,
      shouldGoOn: (walked) => walked < walks,
      stopsAtFirst: true,
      onFound: () => {},
    });
  } finally {
    uncaught.stop();
  }
}
