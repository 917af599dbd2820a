import { wibDay } from '@cangkir/core';
import type { BackendState } from '../../backend/state.ts';
import type { Law } from '../scene.ts';

/** Records of which a person has one each. */
interface OncePerPerson {
  readonly pointer: string;
  /** Names what there is once, record by record. */
  namesOf(state: BackendState): readonly string[];
}

const ONCE: readonly OncePerPerson[] = [
  {
    pointer: '/claims',
    namesOf: ({ claims }) => claims.map((one) => nameOf(one.activityCode, one.userId)),
  },
  {
    pointer: '/draws/made',
    namesOf: ({ draws }) => draws.made.map((one) => nameOf(one.activityCode, one.userId)),
  },
  {
    pointer: '/checkIns/made',
    namesOf: ({ checkIns }) =>
      checkIns.made.map((one) => nameOf(one.activityCode, one.userId, wibDay(one.at))),
  },
  {
    pointer: '/checkIns/earned',
    namesOf: ({ checkIns }) =>
      checkIns.earned.map((one) => nameOf(one.activityCode, one.userId, String(one.streak))),
  },
  {
    pointer: '/community/registrations',
    namesOf: ({ community }) =>
      community.registrations.map((one) => nameOf(one.activityId, one.userId)),
  },
  {
    pointer: '/surveys/answers',
    namesOf: ({ surveys }) => surveys.answers.map((one) => nameOf(one.surveyId, one.userId)),
  },
];

/** What a person may do once is done once. */
export const oncePerPerson: Law =
  (start) =>
  ({ backend }) => {
    for (const { pointer, namesOf } of ONCE) {
      const names = namesOf(backend);
      const repeated = repeatedIn(names) - repeatedIn(namesOf(start.backend));
      if (repeated <= 0) continue;
      return {
        message: `In ${pointer} is twice what a person may do once.`,
        expectation: {
          do: 'expect',
          backend: { [`${pointer}/length`]: names.length - repeated },
        },
      };
    }
    return null;
  };

function repeatedIn(names: readonly string[]): number {
  return names.length - new Set(names).size;
}

function nameOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

/** The records that a change of an endpoint makes, one each. */
interface Made {
  count(state: BackendState): number;
  /** What a scenario expects where there are so many, by JSON Pointer. */
  expected(count: number): Readonly<Record<string, unknown>>;
}

const MADE_BY: Readonly<Record<string, Made>> = {
  answerSurvey: listAt('/surveys/answers', ({ surveys }) => surveys.answers),
  buyPack: {
    count: ({ packs }) => Object.keys(packs.orders).length,
    expected: (count) => ({ [`/packs/orders/#${count}`]: null }),
  },
  checkIn: listAt('/checkIns/made', ({ checkIns }) => checkIns.made),
  claim: listAt('/claims', ({ claims }) => claims),
  draw: listAt('/draws/made', ({ draws }) => draws.made),
  exchangeGift: listAt('/giftExchange/made', ({ giftExchange }) => giftExchange.made),
  registerForActivity: listAt(
    '/community/registrations',
    ({ community }) => community.registrations,
  ),
};

function listAt(pointer: string, listOf: (state: BackendState) => readonly unknown[]): Made {
  return {
    count: (state) => listOf(state).length,
    expected: (count) => ({ [`${pointer}/length`]: count }),
  };
}

/** A change under one key has one effect, however often it arrives. */
export const oneEffectPerKey: Law = (start) => {
  const kept = new Set(Object.keys(start.backend.keptAnswers));
  const expected = new Map(
    Object.entries(MADE_BY).map(([endpoint, { count }]) => [endpoint, count(start.backend)]),
  );
  return ({ backend }) => {
    // A backend forgets its answers after a day.
    for (const id of Object.keys(backend.keptAnswers)) {
      if (kept.has(id)) continue;
      kept.add(id);
      const [endpoint]: readonly unknown[] = JSON.parse(id);
      expected.set(String(endpoint), (expected.get(String(endpoint)) ?? 0) + 1);
    }
    for (const [endpoint, made] of Object.entries(MADE_BY)) {
      const count = expected.get(endpoint) ?? 0;
      if (made.count(backend) === count) continue;
      return {
        message: `A change by ${endpoint} does not have one effect.`,
        expectation: { do: 'expect', backend: made.expected(count) },
      };
    }
    return null;
  };
};
