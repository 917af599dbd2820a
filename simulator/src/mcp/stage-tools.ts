import * as v from 'valibot';
import { draftText, type ScenarioDraft } from '../replay/recording/draft.ts';
import { insertStep } from '../replay/recording/edit-draft.ts';
import type { Failure } from '../replay/scenario-result.ts';
import { SCENARIO, SCENARIO_SCHEMA } from '../scenario/scenario.ts';
import { STEP } from '../scenario/step.ts';
import type { ScenarioFolder } from './scenario-folder.ts';
import { problemMessage, type ScenarioStage } from './scenario-stage.ts';
import { defineTool, type Tool, ToolError, WHOLE } from './tool.ts';

const ID = SCENARIO.entries.id;

const STEP_KINDS = STEP.options.map(({ entries }) => entries.do.literal);

/** Puts scenarios on stage, and moves them. */
export function stageTools(folder: ScenarioFolder, stage: ScenarioStage): Record<string, Tool> {
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
        stage.put(id === undefined ? JSON.stringify(scenario) : await folder.read(id)),
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
        return stage.progress();
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
        return {
          ...stage.progress(),
          changes: stage.store.getSnapshot().context.changes.at(-1) ?? [],
        };
      },
    }),
    send: defineTool({
      description: `Puts a step into the scenario before the next one, and takes it. Kinds: ${STEP_KINDS.join(', ')}. An expectation that fails is kept; a step that cannot be taken is not.`,
      input: v.strictObject({ step: v.looseObject({ do: v.picklist(STEP_KINDS) }) }),
      example: { step: { do: 'send', actor: 'claim', event: { type: 'CLAIM' } } },
      isReadOnly: false,
      async call({ step }) {
        const [before, { done }] = [stage.draft(), stage.store.getSnapshot().context];
        const draft = insertStep(before, done, step);
        if (!draft.ok) throw new ToolError(problemMessage(draft.failure));
        const refused = await takeStep(draft.value, done);
        if (refused === undefined) return stage.progress();
        await stage.load(draftText(before));
        await stage.runTo(done + 1);
        throw new ToolError(`The step could not be taken: ${refused.message}`);
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
        await stage.put(text);
        await stage.run();
        return stage.progress();
      },
    }),
  };
}
