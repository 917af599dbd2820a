import * as v from 'valibot';
import type { Observations } from '../replay/driver.ts';
import { plainActors } from '../replay/session/snapshot.ts';
import { PHONE_NAMES, type PhoneName } from '../settings/settings.ts';
import { valueAt } from '../shared/json-pointer.ts';
import { maskValue } from '../shared/mask-text.ts';
import type { ScenarioStage } from './scenario-stage.ts';
import type { TakePicture } from './take-picture.ts';
import { defineTool, Picture, type Tool, ToolError, WHOLE } from './tool.ts';

/** How long a part of the data may be as JSON: characters. */
const MAX_DATA_LENGTH = 20_000;

const PHONE = v.optional(v.picklist(PHONE_NAMES), 'first');

/** Looks at what is on stage. */
export function lookTools(stage: ScenarioStage, takePicture: TakePicture): Record<string, Tool> {
  async function machinesOf(phone: PhoneName): Promise<readonly object[]> {
    const actors = plainActors(await stage.observe('actors', phone));
    const events = phone === 'first' ? stage.events() : new Map();
    return Object.entries(actors).map(([name, { states, context }]) => ({
      actor: name,
      states,
      accepts: events.get(name) ?? [],
      context: maskValue(context),
    }));
  }

  return {
    state: defineTool({
      description:
        'Says where a phone is: its route, user and language, and each machine with its states and the events that it accepts now (of the first phone).',
      input: v.strictObject({ phone: PHONE }),
      example: { phone: 'first' },
      isReadOnly: true,
      async call({ phone }) {
        stage.scenario();
        const named = ['route', 'left', 'redirect', 'user', 'language', 'storage'] as const;
        const observed = await Promise.all(
          named.map(async (name: keyof Observations) => [
            name,
            maskValue(await stage.observe(name, phone)),
          ]),
        );
        return { ...Object.fromEntries(observed), machines: await machinesOf(phone) };
      },
    }),
    screenshot: defineTool({
      description:
        'Takes the scenario to the same place in Chromium, and shows the phone. Needs `npm run build`.',
      input: v.strictObject({ phone: PHONE }),
      example: { phone: 'first' },
      isReadOnly: true,
      async call({ phone }) {
        const scenario = stage.scenario();
        const { done } = stage.store.getSnapshot().context;
        const steps = scenario.steps.slice(0, done);
        return new Picture(await takePicture({ ...scenario, steps }, phone));
      },
    }),
    log: defineTool({
      description:
        'Lists the last requests with their answers, and how often each was made, as each call of the native app. Masked.',
      input: v.strictObject({
        last: v.optional(v.pipe(WHOLE, v.maxValue(100)), 20),
      }),
      example: { last: 5 },
      isReadOnly: true,
      async call({ last }) {
        stage.scenario();
        return {
          requests: stage
            .exchanges()
            .slice(-last)
            .map(({ at, sender, method, path, input, outcome, code, answer }) => ({
              at: new Date(at).toISOString(),
              ...{ sender, method, path, input, outcome, code, answer },
            })),
          requestCounts: await stage.observe('requests'),
          callCounts: await stage.observe('calls'),
        };
      },
    }),
    data: defineTool({
      description:
        'Reads what the backend knows, at a JSON Pointer: /claims/0, or /claims/length to count. Masked.',
      input: v.strictObject({ pointer: v.optional(v.string(), '') }),
      example: { pointer: '/claims/length' },
      isReadOnly: true,
      async call({ pointer }) {
        stage.scenario();
        const value = valueAt(await stage.observe('backend'), pointer);
        if (value === undefined) throw new ToolError(`There is nothing at ${pointer}.`);
        const masked = maskValue(value);
        return JSON.stringify(masked).length <= MAX_DATA_LENGTH ? masked : sizesOf(value);
      },
    }),
  };
}

/** How many entries each part has, of what is too long to be shown. */
function sizesOf(value: unknown): object {
  const parts = Object.entries(Object(value)).map(([name, part]) => [
    name,
    typeof part === 'object' && part !== null ? Object.keys(part).length : 1,
  ]);
  return {
    tooLong: 'These are its parts, and how many entries each has.',
    parts: maskValue(Object.fromEntries(parts)),
  };
}
