import * as v from 'valibot';
import {
  createDraft,
  draftText,
  type ScenarioDraft,
  withoutParts,
} from '../replay/recording/draft.ts';
import { runStep } from '../replay/run-step.ts';
import { fillFixed } from '../scenario/placeholders.ts';
import { STEP } from '../scenario/step.ts';
import { readScenario } from '../scenario/validate.ts';
import type { JsonObject } from '../shared/json-object.ts';
import type { Choose } from './choose.ts';
import type { Corpus, CorpusStart } from './corpus.ts';
import type { Coverage } from './coverage.ts';
import { movesIn } from './moves.ts';
import type { WatchedMachines, WatchedMachinesStage } from './watched-machines.ts';

/** What a walk goes by. */
export interface WalkOptions {
  readonly start: CorpusStart;
  readonly corpus: Corpus;
  readonly coverage: Coverage;
  readonly links: readonly string[];
  readonly choose: Choose;
  readonly machines: WatchedMachines;
}

/** What came of a walk. */
export interface Walked {
  /** How many steps were tried. */
  readonly steps: number;
  /** Whether the last of its steps broke something. */
  readonly hasBroken: boolean;
  readonly draft: ScenarioDraft;
}

/** The most steps of a walk. */
const LENGTH = 30;

/** The title of what is found. A person gives it a better one. */
const FOUND = 'Found by exploring';

/** Walks through the product: at each step it does one of the things that can be done, up to the first that breaks it. */
export async function walk(options: WalkOptions): Promise<Walked> {
  const { start, machines } = options;
  const draftOf = (steps: readonly JsonObject[]) => createDraft(FOUND, start.fields, steps);
  const scenario = readScenario(draftText(draftOf([{ do: 'reload' }])));
  if (!scenario.ok) throw new Error(`No start: ${JSON.stringify(scenario.failure)}`);
  const stage = await machines.open(scenario.value);
  try {
    return await walkOn(stage, options, draftOf);
  } finally {
    await stage.close();
  }
}

async function walkOn(
  stage: WatchedMachinesStage,
  { corpus, coverage, links, choose }: WalkOptions,
  draftOf: (steps: readonly JsonObject[]) => ScenarioDraft,
): Promise<Walked> {
  const steps: JsonObject[] = [];
  for (let tries = 0; tries < LENGTH; tries += 1) {
    const moves = movesIn({ scene: stage.scene(), corpus, coverage, links }, choose);
    const chosen = choose.weighted(moves);
    if (chosen === null) break;
    const { step, sent } = chosen;
    const parsed = v.safeParse(STEP, fillFixed(step));
    if (!parsed.success) continue;
    stage.takeAsked();
    const found = await runStep(parsed.output, steps.length, stage);
    if (sent !== null) {
      coverage.sent(sent.machine, sent.state, sent.event);
      coverage.asked(sent.actor, stage.takeAsked());
    }
    // A step that failed for another reason could not be done.
    if (found.length === 0 || stage.hasBroken()) steps.push(step);
    if (stage.hasBroken()) return { steps: tries + 1, hasBroken: true, draft: draftOf(steps) };
  }
  const unused = await stage.observe('unusedOverrides');
  return {
    steps: LENGTH,
    hasBroken: false,
    draft: withoutParts(draftOf(steps), unused),
  };
}
