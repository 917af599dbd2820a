import { ENDPOINTS, type EndpointName } from '@cangkir/api';
import type { Override } from '../../backend/backend.types.ts';
import { onPhone } from '../../scenario/phones-of.ts';
import type { PhoneName } from '../../settings/settings.ts';
import { isJsonObject, type JsonObject } from '../../shared/json-object.ts';

/**
 * The overrides of a recording. The desk sets one for the next request of any phone, and a step is about one phone and
 * endpoint: so the uses of an override are its steps.
 */
export interface RecordedOverrides {
  has(override: Override): boolean;
  /** One was set during the recording. Returns the steps that it becomes, none yet. */
  add(override: Override, reply: JsonObject, moment: number): readonly JsonObject[];
  /** One that is used was set before the recording. */
  addEarlier(override: Override, reply: JsonObject): void;
  use(override: Override, endpoint: EndpointName, phone: PhoneName): void;
  /** The start of a file with those that were set before. */
  withEarlier(start: JsonObject): JsonObject;
  /** What was not used until a moment, in words. */
  remarks(until: number): readonly string[];
}

interface RecordedOverride {
  readonly reply: JsonObject;
  /** When it was set: milliseconds since the epoch. Null if before the recording. */
  readonly moment: number | null;
  readonly steps: JsonObject[];
}

const UNUSED =
  'An answer that was set for a coming request was given to no recorded phone: left out.';

export function createRecordedOverrides(): RecordedOverrides {
  const recorded = new Map<Override, RecordedOverride>();
  const earlier: JsonObject[] = [];

  return {
    has: (override) => recorded.has(override),
    add(override, reply, moment) {
      const steps: JsonObject[] = [];
      recorded.set(override, { reply, moment, steps });
      return steps;
    },
    addEarlier: (override, reply) =>
      void recorded.set(override, { reply, moment: null, steps: earlier }),
    use(override, endpoint, phone) {
      const known = recorded.get(override);
      if (known === undefined) return;
      const { method, path } = ENDPOINTS[endpoint];
      addUse(known.steps, {
        do: 'http.override',
        ...onPhone(phone),
        match: `${method} ${path}`,
        reply: known.reply,
      });
    },
    withEarlier(start) {
      const { backend } = start;
      if (earlier.length === 0 || !isJsonObject(backend)) return start;
      // The phone that asks first gets it, as it did.
      const overrides = earlier.map(({ do: _, phone: __, ...override }) => override);
      const { overrides: atStart = [] } = backend;
      return { ...start, backend: { ...backend, overrides: [...[atStart].flat(), ...overrides] } };
    },
    remarks(until) {
      return [...recorded.values()].flatMap(({ moment, steps }) =>
        moment !== null && moment <= until && steps.length === 0 ? [UNUSED] : [],
      );
    },
  };
}

/** Counts a use: the same phone asked for the same again, or else a step is added. */
function addUse(steps: JsonObject[], use: JsonObject): void {
  const { times = 1, ...last } = steps.at(-1) ?? {};
  if (JSON.stringify(last) === JSON.stringify(use)) {
    steps.splice(-1, 1, { ...use, times: Number(times) + 1 });
  } else steps.push(use);
}
