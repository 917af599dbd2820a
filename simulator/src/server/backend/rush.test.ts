import path from 'node:path';
import { CLAIM_CODE, type GatewayResult } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { BackendState } from '../../backend/state.ts';
import { createPeople, type Person, RUSH_CAMPAIGN, rushState } from './people.ts';
import { openStore } from './store.ts';
import { openGateways, runCommand, temporaryFolder } from './testing.ts';

const STOCK = 50;
const PEOPLE = createPeople(200);

/** The maximum number of tries, as a busy machine may drop answers. */
const ATTEMPTS = 5;

type ClaimResult = GatewayResult<{
  readonly code: number;
  readonly voucherId?: string | undefined;
}>;

test('gives 50 of 200 concurrent claims a voucher each, and refuses 150', async () => {
  const file = fileWithRush();
  const command = await runCommand('--port', '0', '--data', file);
  const answers = await claimAll(command.origin());
  expect(await command.end()).toBe(0);
  expectFairShare(answers, readState(file));
});

function fileWithRush(): string {
  const file = path.join(temporaryFolder(), 'data.sqlite');
  const store = openStore(file);
  store.save(rushState(PEOPLE, STOCK));
  store.close();
  return file;
}

function readState(file: string): BackendState {
  const { load, close } = openStore(file);
  const state = load();
  close();
  if (state === null) throw new Error('Nothing was kept.');
  return state;
}

/** Everybody claims at once, each under one key, and retries until answered or out of tries. */
async function claimAll(origin: string): Promise<ReadonlyMap<Person, ClaimResult>> {
  const answers = PEOPLE.map(async (person) => [person, await claim(origin, person)] as const);
  return new Map(await Promise.all(answers));
}

async function claim(
  origin: string,
  { token, browserId, idempotencyKey }: Person,
): Promise<ClaimResult> {
  const { campaigns } = openGateways(origin, token);
  const wish = { activityCode: RUSH_CAMPAIGN, browserId };
  for (let attempt = 1; ; attempt += 1) {
    const result = await campaigns.claim(wish, { idempotencyKey });
    if (result.ok || attempt === ATTEMPTS) return result;
  }
}

function expectFairShare(
  answers: ReadonlyMap<Person, ClaimResult>,
  { claims, campaigns, vouchers }: BackendState,
): void {
  const given = vouchersOf(answers);
  expect(given.size).toBe(STOCK);
  expect(new Set(given.values()).size).toBe(STOCK);
  const refusals = [...answers.values()].filter((result) => voucherOf(result) === null);
  expect(refusals).toEqual(
    Array.from({ length: PEOPLE.length - STOCK }, () => ({
      ok: true,
      value: { code: CLAIM_CODE.allClaimed },
    })),
  );

  expect(campaigns[RUSH_CAMPAIGN]?.stock).toBe(0);
  expect(claims).toHaveLength(STOCK);
  expect(claims).toEqual(expect.arrayContaining(claimsOf(given)));
  for (const [{ id }, voucherId] of given) expect(vouchers[voucherId]?.ownerId).toBe(id);
  const owners = new Set(PEOPLE.map(({ id }) => id));
  expect(Object.values(vouchers).filter(({ ownerId }) => owners.has(ownerId))).toHaveLength(STOCK);
}

function vouchersOf(answers: ReadonlyMap<Person, ClaimResult>): ReadonlyMap<Person, string> {
  return new Map(
    [...answers].flatMap(([person, result]) => {
      const voucherId = voucherOf(result);
      return voucherId === null ? [] : [[person, voucherId] as const];
    }),
  );
}

function voucherOf(result: ClaimResult): string | null {
  if (!result.ok || result.value.code !== CLAIM_CODE.claimed) return null;
  return result.value.voucherId ?? null;
}

/** The claims in the backend's state. */
function claimsOf(given: ReadonlyMap<Person, string>) {
  return [...given].map(([{ id, browserId }, voucherId]) => ({
    activityCode: RUSH_CAMPAIGN,
    userId: id,
    browserId,
    voucherId,
  }));
}
