import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import { runScenario } from '../replay/run-scenario.ts';
import { CLAIM, CLAIM_ENDPOINT, memberStory } from '../replay/testing.ts';
import { readScenario } from '../scenario/validate.ts';
import { temporaryFolder } from '../server/backend/testing.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { openScenarioFolder } from './scenario-folder.ts';
import type { TakePicture } from './take-picture.ts';

/** A stored scenario that a claim begins with. */
const STORED = memberStory({
  id: 'claim-once',
  title: 'A member claims a voucher',
  steps: [CLAIM, { do: 'expect', actor: 'claim', state: 'claimed' }],
});

const PNG = Buffer.from('a picture');

/** A client of a server whose folder is empty but for {@link STORED}. */
async function connect() {
  const root = temporaryFolder();
  const folder = path.join(root, 'scenarios');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'claim-once.json'), JSON.stringify(STORED));
  const takePicture = vi.fn<TakePicture>(async () => PNG);
  const server = createMcpServer({ folder: openScenarioFolder(folder), takePicture });
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await server.connect(ofServer);
  await client.connect(ofClient);
  onTestFinished(() => client.close());

  /** The content of a tool's answer. */
  async function call(name: string, input: Record<string, unknown> = {}) {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [first] = Array.isArray(content) ? content : [];
    return { isError, ...first };
  }
  return {
    client,
    folder,
    root,
    takePicture,
    call,
    /** What a tool answers. */
    async ask(name: string, input: Record<string, unknown> = {}): Promise<unknown> {
      const { isError, text } = await call(name, input);
      if (isError) throw new Error(text);
      return JSON.parse(text);
    },
    /** Why a tool refuses. */
    async refusal(name: string, input: Record<string, unknown> = {}): Promise<string> {
      const { isError, text } = await call(name, input);
      return isError ? text : '';
    },
  };
}

test('a client turns the words of a bug into a stored scenario that fails', async () => {
  const { ask, folder } = await connect();
  // “The answer to my claim got lost. The app must not ask for it twice.”
  expect(await ask('list', { search: 'member claims' })).toEqual([
    { id: 'claim-once', title: 'A member claims a voucher' },
  ]);
  await ask('load', { id: 'claim-once' });
  const lost = { do: 'http.override', match: CLAIM_ENDPOINT, reply: { network: 'lost' } };
  await ask('send', { step: lost });
  expect(await ask('step')).toMatchObject({ done: 2, ended: null });
  expect(await ask('state')).toMatchObject({
    route: '/get-coupons?activityCode=kopi-susu',
    user: 'member',
    machines: expect.arrayContaining([
      expect.objectContaining({ actor: 'claim', states: ['claiming.waiting'] }),
    ]),
  });
  await ask('send', { step: { do: 'advance', ms: 1000 } });
  expect(await ask('data', { pointer: '/claims/length' })).toBe(1);
  expect(await ask('log', { last: 2 })).toMatchObject({
    requests: [{ path: '/portal/app/coupon/claim' }, { path: '/portal/app/coupon/claim' }],
    requestCounts: { [CLAIM_ENDPOINT]: 2 },
  });
  const asExpected = { do: 'expect', requests: { [CLAIM_ENDPOINT]: 1 } };
  expect(await ask('send', { step: asExpected })).toMatchObject({
    ended: 'failed',
    failures: [{ step: 4, expected: 1, got: 2 }],
  });
  expect(await ask('shrink')).toMatchObject({
    steps: [
      expect.stringMatching(/^1 override .* lost: ok$/),
      '2 send claim CLAIM: ok',
      '3 let 1 s pass: ok',
      expect.stringMatching(/^4 expect .*: failed$/),
    ],
  });
  const named = { id: 'claim-asked-twice', title: 'A claim whose answer is lost is asked once' };
  expect(await ask('write_scenario', named)).toMatchObject({ ...named, ended: 'failed' });

  const text = readFileSync(path.join(folder, 'claim-asked-twice.json'), 'utf8');
  const stored = readScenario(text);
  if (!stored.ok) throw new Error(JSON.stringify(stored.failure));
  const { passed, failures } = await runScenario(stored.value, machinesDriver);
  expect(passed).toBe(false);
  expect(failures[0]).toMatchObject({ step: 4, difference: { expected: 1, got: 2 } });
});

test('says what tools there are, with a schema and an example of each', async () => {
  const { client, ask, refusal } = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list', 'load', 'run', 'step', 'send', 'write_scenario'],
    ...['state', 'screenshot', 'log', 'data', 'explore', 'shrink'],
  ]);
  await ask('load', { scenario: STORED });
  for (const { name, inputSchema } of tools) {
    expect(inputSchema['examples']).toHaveLength(1);
    expect(inputSchema['additionalProperties']).toBe(false);
    expect(await refusal(name, { nonsense: 1 })).toContain('nonsense');
  }
});

test('goes on to a step and back, and to the end', async () => {
  const { ask } = await connect();
  expect(await ask('load', { scenario: STORED })).toMatchObject({ done: 0, ended: null });
  expect(await ask('run', { to: 2 })).toMatchObject({ done: 1 });
  expect(await ask('step', { back: true })).toMatchObject({ done: 0 });
  expect(await ask('run')).toMatchObject({
    done: 2,
    ended: 'passed',
    steps: ['1 send claim CLAIM: ok', expect.stringMatching(/^2 .*: ok$/)],
  });
});

test('shows the phone at the step that is reached', async () => {
  const { ask, call, takePicture } = await connect();
  await ask('load', { scenario: STORED });
  await ask('step');
  expect(await call('screenshot', { phone: 'second' })).toEqual({
    ...{ isError: false, type: 'image', mimeType: 'image/png' },
    data: PNG.toString('base64'),
  });
  const [scenario, phone] = takePicture.mock.lastCall ?? [];
  expect([scenario, phone]).toMatchObject([{ steps: [{ do: 'send' }] }, 'second']);
});

test('what cannot be done changes nothing', async () => {
  const { ask, refusal } = await connect();
  await ask('load', { scenario: STORED });
  await ask('step');
  expect(await refusal('send', { step: { do: 'tap', role: 'button', name: 'Claim' } })).toContain(
    'A tap needs a screen',
  );
  expect(await refusal('send', { step: { do: 'advance' } })).toContain('"ms"');
  expect(await refusal('load', { scenario: { version: 2 } })).toContain('This is no scenario');
  expect(await ask('run')).toMatchObject({ done: 2, ended: 'passed' });
});

test('masks phones and tokens', async () => {
  const { ask } = await connect();
  await ask('load', { scenario: STORED });
  await ask('run');
  const shown = JSON.stringify([await ask('state'), await ask('log'), await ask('data')]);
  expect(shown).toContain('0812****0202');
  expect(shown).not.toMatch(/\+62812\d{8}/);
});

test('reads and writes files of its folder alone', async () => {
  const { ask, refusal, folder, root } = await connect();
  const outside = path.join(root, 'outside.json');
  writeFileSync(outside, JSON.stringify({ ...STORED, id: 'outside' }));
  symlinkSync(outside, path.join(folder, 'linked.json'));
  expect(await ask('list')).toHaveLength(1);
  for (const id of ['../outside', 'linked', '/etc/passwd', 'outside']) {
    expect(await refusal('load', { id })).toMatch(/Expected small letters|There is no scenario/);
  }
  await ask('load', { id: 'claim-once' });
  const before = readFileSync(outside, 'utf8');
  const named = { title: 'A title', replace: true };
  expect(await refusal('write_scenario', { ...named, id: '../outside' })).toContain('id: Expected');
  expect(await refusal('write_scenario', { ...named, id: 'linked' })).toContain('EEXIST');
  expect(await refusal('write_scenario', { id: 'claim-once', title: 'A title' })).toContain(
    'There is a scenario “claim-once”',
  );
  expect(readFileSync(outside, 'utf8')).toBe(before);
});

test('explores from some pages, and finds nothing in a product without a bug', async () => {
  const { ask, refusal } = await connect();
  expect(await ask('explore', { pages: ['claim'], walks: 2 })).toEqual({ broken: null, walks: 2 });
  expect(await refusal('explore', { pages: ['nowhere'] })).toBe(
    'No page or route has such a name.',
  );
});

test('shrinks no scenario that passes', async () => {
  const { ask, refusal } = await connect();
  await ask('load', { scenario: STORED });
  expect(await refusal('shrink')).toBe('Nothing was left out: it passes.');
});

test.each([
  'run',
  'step',
  'send',
  'shrink',
  'state',
  'screenshot',
  'log',
  'data',
  'write_scenario',
])('%s without a scenario says to load one', async (name) => {
  const { client, refusal } = await connect();
  const { tools } = await client.listTools();
  const examples = tools.find((tool) => tool.name === name)?.inputSchema['examples'];
  const [example] = Array.isArray(examples) ? examples : [];
  expect(await refusal(name, example)).toContain('load one first');
});
