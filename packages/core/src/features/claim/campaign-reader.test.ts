import { describe, expect, test } from 'vitest';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { openSession } from '../../platform/session/session.ts';
import { createCampaign } from '../../testing/fixtures.ts';
import { createMemoryWorld } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createCampaignReader } from './campaign-reader.ts';

const MEMBER = { id: 'member-1', phone: '+6281234567890' };
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;

function startReader() {
  const world = createMemoryWorld();
  const session = openSession(world);
  const reader = createCampaignReader(world.gateways.campaigns, session);
  const seen: string[] = [];
  reader.subscribe(() => seen.push(reader.get().status));
  return { ...world.gateways, clock: world.clock, session, reader, seen };
}

test('a campaign is read, and taken once, by its name alone', async () => {
  const { reader, seen } = startReader();
  expect(reader.get()).toEqual({ status: 'reading' });
  reader.read('kopi');
  await settle();
  expect(reader.get()).toEqual({ status: 'read', campaign: createCampaign('kopi') });
  expect(reader.take('kopi')).toEqual(createCampaign('kopi'));
  expect(reader.take('kopi')).toBeNull();
  reader.read('kopi');
  await settle();
  expect(reader.take('teh')).toBeNull();
  expect(seen).toEqual(['reading', 'read', 'reading', 'read']);
});

test('a campaign that cannot be read says why, and can be read again', async () => {
  const { reader, calls } = startReader();
  calls.findCampaign.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
  reader.read('kopi');
  await settle();
  expect(reader.get()).toMatchObject({ status: 'failed', problem: { message: 'notFound' } });
  expect(reader.take('kopi')).toBeNull();
  reader.read('kopi');
  await settle();
  expect(reader.get().status).toBe('read');
});

test('a link that cannot be one of a campaign leads to none', async () => {
  const { reader, calls } = startReader();
  const read = async (code: number) => {
    calls.findCampaign.next({ kind: 'refused', code });
    reader.read('');
    await settle();
    return reader.get();
  };
  expect(await read(10014)).toEqual({
    status: 'failed',
    problem: { message: 'notFound', next: 'retry', code: null },
  });
  expect(await read(10016)).toMatchObject({ problem: { message: 'unexpected', code: 10016 } });
});

test('who goes on to another campaign never sees the first one’s late answer', async () => {
  const { reader, calls, clock } = startReader();
  calls.findCampaign.next({ kind: 'answered', afterMs: 5000 });
  reader.read('kopi');
  reader.read('teh');
  await clock.advance(10_000);
  expect(reader.get()).toEqual({ status: 'read', campaign: createCampaign('teh') });
});

test('a listener that has left is told nothing', async () => {
  const { reader } = startReader();
  let told = 0;
  const leave = reader.subscribe(() => {
    told += 1;
  });
  leave();
  reader.read('kopi');
  await settle();
  expect(told).toBe(0);
});

describe('a token that is refused', () => {
  test('ends the session, and who follows it has the campaign read without it', async () => {
    const { reader, session, calls } = startReader();
    session.global.set({ token: 'old', userInfo: MEMBER });
    session.global.subscribe(() => reader.read('kopi'));
    calls.findCampaign.next(TOKEN_REFUSED);
    reader.read('kopi');
    await settle();
    expect(session.global.get()).toMatchObject({ token: '', userInfo: null });
    expect(reader.get().status).toBe('read');
    expect(calls.findCampaign.asked).toHaveLength(2);
  });

  test.each([
    ['was replaced', { token: 'new', userInfo: MEMBER }],
    ['was thrown away', { token: '', userInfo: null }],
  ])('that %s meanwhile ends no session', async (_, now) => {
    const { reader, session, calls, clock } = startReader();
    session.global.set({ token: 'old', userInfo: MEMBER });
    calls.findCampaign.next({ ...TOKEN_REFUSED, afterMs: 300 });
    reader.read('kopi');
    session.global.set(now);
    await clock.advance(300);
    expect(session.global.get()).toMatchObject(now);
    expect(reader.get().status).toBe('reading');
  });

  test('where there is none is told, and is not asked for ever', async () => {
    const { reader, calls } = startReader();
    calls.findCampaign.always(TOKEN_REFUSED);
    reader.read('kopi');
    await settle();
    expect(reader.get()).toMatchObject({ status: 'failed', problem: { message: 'sessionEnded' } });
    expect(calls.findCampaign.asked).toHaveLength(1);
  });
});
