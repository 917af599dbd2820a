import { expect, test } from 'vitest';
import { fromVersion1 } from './from-version-1.ts';

const OWN = '/bargain/main?activityCode=nego-kopi';
const LINK = `${OWN}&assistanceCode=bantu-newcomer`;

/** The steps after the migration of a scenario that starts at the route. */
function migrated(route: string, ...steps: readonly object[]) {
  return fromVersion1({ route, steps })['steps'];
}

const send = (actor: string, type: string) => ({ do: 'send', actor, event: { type } });
const look = (actor: string, state: string | readonly string[], parts: object = {}) => ({
  do: 'expect',
  actor,
  state,
  ...parts,
});
const NOTHING = { do: 'advance', ms: 0 };

test('names the schema of the next version, where a file names one', () => {
  expect(fromVersion1({ $schema: '../scenario.v1.json' })).toEqual({
    $schema: '../scenario.v2.json',
  });
  expect(fromVersion1({ $schema: './mine.json' })).toEqual({ $schema: './mine.json' });
  expect(fromVersion1({})).toEqual({});
});

test('leaves to the validation what is not a scenario', () => {
  expect(fromVersion1({ steps: 'none' })).toEqual({ steps: 'none' });
  const steps = [null, 'send', { do: 'send', actor: 'bargain' }, { do: 'expect', context: 7 }];
  const split = [null, 'send', { do: 'send', actor: 'bargain' }, { do: 'expect', context: 7 }];
  expect(fromVersion1({ route: 7, steps })).toEqual({ route: 7, steps: split });
});

test('renames the values of contexts, and of nothing else', () => {
  const problem = { message: 'smsCodeWrong', next: 'amend' };
  const title = { do: 'send', actor: 'login', event: { type: 'TYPE_CODE', text: 'amend' } };
  const context = { '/problem': problem, '/list': ['amend', 1, null], '/notice': 'ended' };
  expect(migrated('/', title, look('login', 'enteringCode', { context }))).toEqual([
    title,
    look('login', 'enteringCode', {
      context: {
        '/problem': { message: 'smsCodeWrong', next: 'fixInput' },
        '/list': ['fixInput', 1, null],
        '/notice': 'ended',
      },
    }),
  ]);
  const cancelled = (notice: string) => look('community', 'settled', { context: { '/n': notice } });
  expect(migrated('/', cancelled('finallyCancelled'))).toEqual([cancelled('cannotReregister')]);
});

test('keeps the steps of other machines', () => {
  const steps = [send('draw', 'START'), look('draw', 'own.open'), { do: 'reload' }];
  expect(migrated(LINK, ...steps)).toEqual(steps);
});

test('an own bargain loses the name of its side', () => {
  const steps = [send('bargain', 'CUT'), look('bargain', 'own.cutting'), send('bargain', 'RETRY')];
  expect(migrated(OWN, ...steps)).toEqual([
    send('bargain', 'CUT'),
    look('bargain', 'cutting'),
    send('bargain', 'RETRY'),
  ]);
});

test('a friend’s bargain is another machine, and the one that it leads to is one’s own', () => {
  const steps = [
    send('bargain', 'LOG_IN'),
    look('bargain', ['helper.invited']),
    send('bargain', 'HELP'),
    look('bargain', 'ended'),
    send('bargain', 'START_OWN'),
    send('bargain', 'LOG_IN'),
    look('bargain', 'own.open.watching', { route: OWN }),
  ];
  expect(migrated(LINK, ...steps)).toEqual([
    send('bargainHelp', 'LOG_IN'),
    look('bargainHelp', ['invited']),
    send('bargainHelp', 'HELP'),
    look('bargainHelp', 'ended'),
    send('bargainHelp', 'START_OWN'),
    send('bargain', 'LOG_IN'),
    look('bargain', 'open.watching', { route: OWN }),
  ]);
});

test('what happens before the way to one’s own bargain belongs to the friend’s', () => {
  expect(
    migrated(LINK, send('bargain', 'SHARE'), send('bargain', 'START_OWN'), look('bargain', 'own')),
  ).toMatchObject([{ actor: 'bargainHelp' }, { actor: 'bargainHelp' }, { actor: 'bargain' }]);
});

test('where no step names the side, the event does, and then the route', () => {
  const notStarted = look('bargain', 'notStarted');
  expect(migrated(LINK, notStarted)).toEqual([look('bargainHelp', 'notStarted')]);
  expect(migrated(OWN, notStarted)).toEqual([notStarted]);
  expect(migrated(`${OWN}&assistanceCode=%3Cscript%3E`, notStarted)).toEqual([notStarted]);
  expect(migrated(LINK, send('bargain', 'CUT'))).toEqual([send('bargain', 'CUT')]);
  expect(migrated(OWN, send('bargain', 'HELP'))).toEqual([send('bargainHelp', 'HELP')]);
  expect(migrated(OWN, { do: 'open', route: LINK }, notStarted)).toMatchObject([
    { do: 'open' },
    { actor: 'bargainHelp' },
  ]);
});

test('a way elsewhere ends what is known of the side', () => {
  const ended = look('bargain', 'ended');
  expect(
    migrated(LINK, ended, { do: 'open', route: OWN }, look('bargain', 'own.ready')),
  ).toMatchObject([{ actor: 'bargainHelp' }, {}, { actor: 'bargain' }]);
  expect(migrated(OWN, look('bargain', 'own.ready'), { do: 'back' }, ended)).toMatchObject([
    { actor: 'bargain' },
    {},
    { actor: 'bargain' },
  ]);
  const back = [look('bargain', 'helper.invited'), { do: 'back' }, look('bargain', 'own.ready')];
  expect(migrated(LINK, ...back)).toMatchObject([
    { actor: 'bargainHelp' },
    {},
    { actor: 'bargain' },
  ]);
});

test('an event that the machine ignored becomes a step that does nothing', () => {
  const ownLink = [send('bargain', 'HELP'), look('bargain', 'own.open')];
  expect(migrated(LINK, ...ownLink)).toEqual([NOTHING, look('bargain', 'open')]);
  const friends = [send('bargain', 'DISMISS'), look('bargain', 'helper.invited')];
  expect(migrated(LINK, ...friends)).toEqual([NOTHING, look('bargainHelp', 'invited')]);
});

test('a route that is expected at one’s own bargain holds no friend’s code', () => {
  const at = (route: string) => look('bargain', 'own.open', { route });
  const open = (route: string) => look('bargain', 'open', { route });
  expect(migrated(LINK, at(LINK))).toEqual([open(OWN)]);
  expect(migrated(LINK, at('/blackCup?assistanceCode=a&activityCode=b'))).toEqual([
    open('/blackCup?activityCode=b'),
  ]);
  expect(migrated(LINK, at('/blackCup?assistanceCode=a'))).toEqual([open('/blackCup')]);
  const friends = look('bargain', 'helper.invited', { route: LINK });
  expect(migrated(LINK, friends)).toMatchObject([{ route: LINK }]);
});

test('a context holds what its machine has', () => {
  const all = {
    '/side': 'own',
    '/campaign/kind': 'freeCup',
    '/invitation': null,
    '/assistanceCode': 'a',
    '/hasHelpedNow': false,
    '/pendingKey': null,
    '/turnedAway/kind': 'downlink',
  };
  expect(migrated(LINK, look('bargain', 'ready', { context: all }))).toEqual([
    look('bargain', 'ready', {
      context: { '/campaign/kind': 'freeCup', '/pendingKey': null, '/isDownlink': true },
    }),
  ]);
  const turnedAway = (value: unknown) =>
    look('bargain', 'own', { context: { '/turnedAway': value } });
  expect(migrated(LINK, turnedAway({ kind: 'downlink' }))).toMatchObject([
    { context: { '/isDownlink': true } },
  ]);
  expect(migrated(LINK, turnedAway(null))).toMatchObject([{ context: { '/turnedAway': null } }]);
  const friends = { ...all, '/side': 'helper', '/prizeId': null, '/shared': false, '/news': null };
  expect(migrated(LINK, look('bargain', 'notStarted', { context: friends }))).toEqual([
    look('bargainHelp', 'notStarted', {
      context: {
        '/invitation': null,
        '/assistanceCode': 'a',
        '/hasHelpedNow': false,
        '/pendingKey': null,
        '/turnedAway/kind': 'downlink',
      },
    }),
  ]);
});

test('an expectation of nothing but the side expects that the machine runs', () => {
  expect(migrated(LINK, look('bargain', 'own'))).toEqual([
    { do: 'expect', actor: 'bargain', running: true },
  ]);
  const side = { do: 'expect', actor: 'bargain', context: { '/side': 'helper' } };
  expect(migrated(OWN, side)).toEqual([{ do: 'expect', actor: 'bargainHelp', running: true }]);
  const gone = { do: 'expect', actor: 'bargain', running: false };
  expect(migrated(OWN, gone)).toEqual([gone]);
});

test('changes no file that somebody else holds', () => {
  const file = { route: LINK, steps: [look('bargain', 'own.open', { route: LINK })] };
  const before = structuredClone(file);
  fromVersion1(file);
  expect(file).toEqual(before);
});
