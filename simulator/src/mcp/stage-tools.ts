import * as v from 'valibot';
import { catchUncaught } from '../cli/catch-uncaught.ts';
import { nodeSha256 } from '../cli/node-sha256.ts';
import { type Corpus, corpusOf, startingOn } from '../explore/corpus.ts';
import { type Explored, explore } from '../explore/explore.ts';
import { createWatchedDriver } from '../explore/watched-driver.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { draftText, type ScenarioDraft } from '../replay/recording/draft.ts';
import { insertStep } from '../replay/recording/edit-draft.ts';
import type { Failure } from '../replay/scenario-result.ts';
import type { ReplayState } from '../replay/session/replay-session.ts';
import { shrinkFailure } from '../replay/shrink/shrink-failure.ts';
import { SCENARIO, SCENARIO_SCHEMA } from '../scenario/scenario.ts';
import { STEP } from '../scenario/step.ts';
import type { ScenarioProblem } from '../scenario/validate.ts';
import type { ScenarioFolder } from './scenario-folder.ts';
import type { ScenarioStage } from './scenario-stage.ts';
import { defineTool, type Tool, ToolError } from './tool.ts';

const ID = SCENARIO.entries.id;

const STEP_KINDS = STEP.options.map(({ entries }) => entries.do.literal);

const WHOLE = v.pipe(v.number(), v.integer(), v.minValue(1));
const WALKS = v.pipe(WHOLE, v.maxValue(200));
const SEED = v.pipe(WHOLE, v.maxValue(999_999_999));

/** Why nothing is left out of a scenario. */
const NOT_SHRUNK = {
  passed: 'Nothing was left out: it passes.',
  flaky: 'Nothing was left out: run again, it does not fail in the same way.',
} as const;

/** Puts scenarios on stage, and moves them. */
export function stageTools(folder: ScenarioFolder, stage: ScenarioStage): Record<string, Tool> {
  const state = () => stage.store.getSnapshot().context;
  const progress = () => progressOf(state());

  async function load(text: string): Promise<object> {
    refuseProblems(await stage.load(text));
    return progress();
  }

  /** Takes the step of a changed scenario that comes after so many. Resolves with why it cannot be taken. */
  async function takeStep(draft: ScenarioDraft, done: number): Promise<Failure | undefined> {
    await stage.load(draftText(draft));
    await stage.runTo(done + 1);
    const result = await stage.step();
    return result?.failures.find(
      ({ step, difference }) => step === done + 1 && difference === null,
    );
  }

  return {
    list: defineTool({
      description: 'Lists the stored scenarios, of which one is the best to start from.',
      input: v.strictObject({ search: v.optional(v.string(), '') }),
      example: { search: 'claim lost' },
      isReadOnly: true,
      async call({ search }) {
        const words = search.toLowerCase().split(/\s+/);
        return (await folder.list())
          .filter(({ id, title }) =>
            words.every((word) => `${id} ${title.toLowerCase()}`.includes(word)),
          )
          .map(({ id, title }) => ({ id, title }));
      },
    }),
    load: defineTool({
      description:
        'Puts a scenario on stage, before its first step: a stored one by its id, or one of your own, as simulator/scenario.v2.json describes it.',
      input: v.pipe(
        v.strictObject({
          id: v.exactOptional(ID),
          scenario: v.exactOptional(v.looseObject({})),
        }),
        v.check(
          ({ id, scenario }) => (id === undefined) !== (scenario === undefined),
          'Expected either id or scenario',
        ),
      ),
      example: { id: 'claim-answer-lost' },
      isReadOnly: false,
      call: async ({ id, scenario = {} }) =>
        load(id === undefined ? JSON.stringify(scenario) : await folder.read(id)),
    }),
    run: defineTool({
      description: 'Runs the scenario to its end or to a failure, or before a step.',
      input: v.strictObject({
        to: v.exactOptional(
          v.pipe(
            WHOLE,
            v.description('the number of the step before which it stops, counted from 1'),
          ),
        ),
      }),
      example: { to: 3 },
      isReadOnly: false,
      async call({ to }) {
        stage.scenario();
        await (to === undefined ? stage.run() : stage.runTo(to));
        return progress();
      },
    }),
    step: defineTool({
      description: 'Takes the next step of the scenario, or goes one back.',
      input: v.strictObject({ back: v.optional(v.boolean(), false) }),
      example: { back: false },
      isReadOnly: false,
      async call({ back }) {
        stage.scenario();
        await (back ? stage.back() : stage.step());
        return { ...progress(), changes: state().changes.at(-1) ?? [] };
      },
    }),
    send: defineTool({
      description: `Puts a step into the scenario before the next one, and takes it. Kinds: ${STEP_KINDS.join(', ')}. An expectation that fails is kept; a step that cannot be taken is not.`,
      input: v.strictObject({ step: v.looseObject({ do: v.picklist(STEP_KINDS) }) }),
      example: { step: { do: 'send', actor: 'claim', event: { type: 'CLAIM' } } },
      isReadOnly: false,
      async call({ step }) {
        const [before, { done }] = [stage.draft(), state()];
        const draft = insertStep(before, done, step);
        if (!draft.ok) throw new ToolError(problemWords(draft.failure));
        const refused = await takeStep(draft.value, done);
        if (refused === undefined) return progress();
        await stage.load(draftText(before));
        await stage.runTo(done + 1);
        throw new ToolError(`The step could not be taken: ${refused.words}`);
      },
    }),
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
        await load(draftText(found.draft));
        await stage.run();
        return { broken: found.words, walks: explored.walks, ...progress() };
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
        await load(draftText(shrinking.draft));
        await stage.run();
        return progress();
      },
    }),
    write_scenario: defineTool({
      description:
        'Stores the scenario on stage under an id and a title, runs it from its start, and says how it ends.',
      input: v.strictObject({
        id: ID,
        title: v.pipe(SCENARIO.entries.title, v.description('the bug in one sentence')),
        replace: v.pipe(
          v.optional(v.boolean(), false),
          v.description('whether a scenario of this id is replaced'),
        ),
      }),
      example: { id: 'claim-asked-once', title: 'A claim is asked for once', replace: false },
      isReadOnly: false,
      async call({ id, title, replace }) {
        const text = draftText({ $schema: SCENARIO_SCHEMA, ...stage.draft(), id, title });
        await folder.write(id, text, replace);
        await load(text);
        await stage.run();
        return progress();
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
      driver: createWatchedDriver({ hash: nodeSha256, takeUncaught: uncaught.take }),
      goesOn: (walked) => walked < walks,
      stopsAtFirst: true,
      onFound: () => {},
    });
  } finally {
    uncaught.stop();
  }
}

function refuseProblems(problems: readonly ScenarioProblem[]): void {
  if (problems.length > 0) throw new ToolError(problemWords(problems));
}

function problemWords(problems: readonly ScenarioProblem[]): string {
  const words = problems.map(({ pointer, words }) => `${pointer}: ${words}`);
  return `This is no scenario: ${words.join('; ')}`;
}

/** How far the scenario is. */
function progressOf({ result, done, isOver }: ReplayState): object {
  if (result === null) throw new ToolError('The scenario has left the stage: load it again.');
  const { id, title, passed, steps, failures } = result;
  const ending = passed ? 'passed' : 'failed';
  return {
    id,
    title,
    ended: isOver ? ending : null,
    done,
    steps: steps.map(({ number, words, status }) => `${number} ${words}: ${status}`),
    failures: failures.map(({ step, pointer, words, difference }) => ({
      step,
      pointer,
      words,
      ...difference,
    })),
  };
}
