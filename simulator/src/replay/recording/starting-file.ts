import { FIXTURES } from '../../backend/fixtures.ts';
import { isPersonId } from '../../backend/login/login.fixture.ts';
import { SMS_CODE_VALID_FOR } from '../../backend/login/login.rules.ts';
import type { BackendState } from '../../backend/state.ts';
import { SCENARIO } from '../../scenario/scenario.ts';
import { type Disguise, OLD_SMS_CODE } from './disguise.ts';
import { momentText } from './moment-text.ts';
import { shortest } from './shortest.ts';
import type { StartingPoint } from './starting-point.types.ts';
import { differenceOf } from './state-difference.ts';
import { storageOfFile } from './storage-of-file.ts';

/** What the format wants beside the starting point: the story itself, which is not known yet. */
const STORY = { version: 1, id: 'story', title: 'A story', steps: [{ do: 'reload' }] };

/**
 * Writes where a story begins: all of a file but the story itself.
 *
 * @returns How to read it as a person would write it. That takes its time, and whoever records a page that is
 *   being loaded has none.
 */
export function startingFile(start: StartingPoint, disguise: Disguise): () => object {
  const { at, seed, device, route, claimCode, overrides, fixture } = start;
  const { startedAt } = start.backend;
  const { set, remove } = differenceOf(FIXTURES[fixture].create(startedAt), writableState(start));
  const file = disguise.of({
    ...STORY,
    clock: { start: momentText(at) },
    seed,
    device,
    user: userOf(start),
    storage: storageOfFile(start),
    route,
    backend: {
      fixture,
      ...(startedAt === at ? {} : { madeFor: momentText(startedAt) }),
      claimCode,
      set,
      remove,
      overrides,
    },
  });
  let beginning: object | null = null;
  return () => {
    beginning ??= withoutStory(shortest(SCENARIO, file));
    return beginning;
  };
}

function withoutStory(file: Readonly<Record<string, unknown>>): object {
  const { version: _, id: __, title: ___, steps: ____, ...beginning } = file;
  return beginning;
}

/** Who is logged in as a file names them: somebody of the fixtures, or the phone of somebody else. */
function userOf({ user, backend }: StartingPoint): string | null {
  if (user === null || isPersonId(user)) return user;
  return backend.users[user]?.phone ?? null;
}

/** What a file may say of the backend's state: no token, and no code. */
function writableState({ at, backend, storage }: StartingPoint): BackendState {
  const tokens = Object.keys(backend.sessions);
  const stored = JSON.stringify(storage);
  const smsCodes = Object.entries(backend.smsCodes)
    .filter(([, { sentAt }]) => at < sentAt + SMS_CODE_VALID_FOR)
    .map(([phone, sms]) => [phone, { ...sms, code: OLD_SMS_CODE }] as const);
  const keptAnswers = Object.entries(backend.keptAnswers).filter(
    ([id, { data }]) =>
      // What the page does not know any more is never asked for again.
      stored.includes(idempotencyKeyOf(id)) &&
      !tokens.some((token) => JSON.stringify(data).includes(token)),
  );
  return {
    ...backend,
    sessions: {},
    smsCodes: Object.fromEntries(smsCodes),
    keptAnswers: Object.fromEntries(keptAnswers),
  };
}

/** The last part of what an answer is kept under. */
function idempotencyKeyOf(id: string): string {
  return /"([^"]*)"\]$/.exec(id)?.[1] ?? id;
}
