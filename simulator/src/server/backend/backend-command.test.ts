import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  changeDatabase,
  openGateways,
  refuseWrites,
  runCommand,
  temporaryFolder,
} from './testing.ts';

const MEMBER = '+6281200000202';

function newFile(): string {
  return path.join(temporaryFolder(), 'data.sqlite');
}

test('starts, prints its address, answers, and exits with 0 when stopped', async () => {
  const command = await runCommand('--port', '0', '--data', ':memory:');
  expect(command.text()).toContain('Its data: in memory, new from the fixture everyday.');
  const config = await openGateways(command.origin()).config.find();
  expect(config).toEqual({ ok: true, value: { mobileRegister: true } });
  expect(await command.end()).toBe(0);
  expect(
    await openGateways(command.origin()).login.sendCode(MEMBER, { idempotencyKey: 'k' }),
  ).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});

test('prints an SMS with its code and a masked phone, which logs the user in', async () => {
  const command = await runCommand('--port', '0', '--data', ':memory:');
  const { login } = openGateways(command.origin());
  await login.sendCode(MEMBER, { idempotencyKey: 'a' });
  const [, code = ''] = /SMS to 0812\*{4}0202: (\d{6})\n/.exec(command.text()) ?? [];
  const result = await login.logIn({ phone: MEMBER, code }, { idempotencyKey: 'b' });
  expect(result).toMatchObject({ ok: true, value: { user: { id: 'member' } } });
  expect(command.text()).not.toContain(MEMBER);
});

test('does the steps of a test that steers it, from a moment on', async () => {
  const command = await runCommand(
    '--port',
    '0',
    '--at',
    '2026-09-04T15:00:00+07:00',
    '--log',
    'json',
  );
  async function done(step: object) {
    const { length } = command.text();
    command.steer(step);
    const line = await vi.waitUntil(() => /.*"event":"step".*/.exec(command.text().slice(length)));
    return JSON.parse(line[0]);
  }
  expect(await done({ do: 'log-in', user: 'member' })).toMatchObject({
    refusal: null,
    login: { user: { id: 'member' } },
  });
  expect(
    await done({ do: 'fill', text: '/qris?id={{backend:/campaigns/kopi-susu/activityCode}}' }),
  ).toMatchObject({ refusal: null, text: '/qris?id=kopi-susu' });
  expect(await done({ do: 'fill', text: '{{backend:/nowhere}}' })).toMatchObject({
    refusal: 'The backend has no text at /nowhere.',
  });
  expect(await done({ do: 'advance', ms: 1000 })).toMatchObject({
    time: '2026-09-04T08:00:01.000Z',
  });
  await done({
    do: 'http.override',
    match: 'GET /portal/app/coupon/campaign',
    reply: { body: 'said by the test' },
  });
  const answer = await fetch(`${command.origin()}/portal/app/coupon/campaign`);
  expect(await answer.text()).toBe('said by the test');
  expect(
    await done({ do: 'backend.change', set: { '/campaigns/kopi-susu/stock': 'none' } }),
  ).toMatchObject({
    refusal: expect.stringContaining('campaigns.kopi-susu.stock has to be a number'),
  });
  expect(await done({ do: 'tap', role: 'button', name: 'Claim' })).toMatchObject({
    refusal: expect.stringContaining('A backend has no step tap'),
  });
  expect(await done({ do: 'advance.to', moment: '2026-09-04T14:00:00+07:00' })).toMatchObject({
    refusal: 'This moment is over.',
  });
});

test('fills a part that its data lack, and says so once', async () => {
  const file = newFile();
  async function startedWith(sql = '') {
    const command = await runCommand('--port', '0', '--data', file);
    expect(await command.end()).toBe(0);
    changeDatabase(file, sql);
    return command.text();
  }
  await startedWith(
    "DELETE FROM part WHERE name = 'banners'; DELETE FROM entry WHERE place GLOB 'banners/*'",
  );
  expect(await startedWith()).toContain('banners come new from the fixture everyday.\n');
  expect(await startedWith()).not.toContain('come new');
});

test('keeps its data for the next start, unless it starts fresh', async () => {
  const file = newFile();
  const login = { phone: '+6281200000777', idempotencyKey: 'key' };
  async function sendCode(...args: string[]) {
    const command = await runCommand('--port', '0', '--data', file, ...args);
    const sent = await openGateways(command.origin()).login.sendCode(login.phone, login);
    expect(await command.end()).toBe(0);
    return { sent, text: command.text() };
  }
  const first = await sendCode();
  expect(first.text).toContain(`${file}, new from the fixture everyday.`);
  const second = await sendCode('--fixture', 'lastVoucher');
  expect(second.text).toContain(`${file}, as they were left`);
  // The same key: the same answer, and no second SMS.
  expect(second.sent).toEqual(first.sent);
  expect(second.text).not.toContain('SMS');
  const third = await sendCode('--fixture', 'lastVoucher', '--fresh');
  expect(third.text).toContain(`${file}, new from the fixture lastVoucher.`);
  expect(third.text).toContain('SMS');
});

test('backs its data up while it runs, for another one to go on from', async () => {
  const file = newFile();
  const copy = path.join(path.dirname(file), 'copy.sqlite');
  const login = { phone: '+6281200000777', idempotencyKey: 'key' };
  const command = await runCommand('--port', '0', '--data', file);
  const sent = await openGateways(command.origin()).login.sendCode(login.phone, login);
  const backup = await runCommand('--data', file, '--backup', copy);
  expect(await backup.exitCode).toBe(0);
  const again = await runCommand('--data', file, '--backup', copy);
  expect(await again.exitCode).toBe(1);
  expect(again.text()).toBe(
    `The data in ${copy} can’t be used. The file is there already. Name another one.\n`,
  );
  const other = await runCommand('--port', '0', '--data', copy);
  expect(await openGateways(other.origin()).login.sendCode(login.phone, login)).toEqual(sent);
});

test('refuses to start twice on the same data', async () => {
  const file = newFile();
  await runCommand('--port', '0', '--data', file);
  const second = await runCommand('--port', '0', '--data', file);
  expect(await second.exitCode).toBe(1);
  expect(second.text()).toContain(`The data in ${file} can’t be used. Another process has them.`);
});

test('reports a port that is in use', async () => {
  const first = await runCommand('--port', '0', '--data', ':memory:');
  const { port } = new URL(first.origin());
  const second = await runCommand('--port', port, '--data', ':memory:');
  expect(await second.exitCode).toBe(1);
  expect(second.text()).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another one with --port.\n`,
  );
});

test('reports a host that is not this machine’s', async () => {
  // An address reserved for documentation, which no machine has.
  const command = await runCommand('--port', '0', '--host', '203.0.113.1', '--data', ':memory:');
  expect(await command.exitCode).toBe(1);
  expect(command.text()).toContain('203.0.113.1 is not an address of this machine.');
});

test('stops when it cannot write, and keeps all answered changes', async () => {
  const file = newFile();
  await (await runCommand('--port', '0', '--data', file)).end();
  refuseWrites(file, 'smsCodes');
  const command = await runCommand('--port', '0', '--data', file);
  const { login } = openGateways(command.origin());
  expect(await login.sendCode(MEMBER, { idempotencyKey: 'key' })).toEqual({
    ok: false,
    failure: { kind: 'unreachable' },
  });
  expect(await command.exitCode).toBe(1);
  expect(command.text()).toMatch(
    /\nThe backend can’t save: database or disk is full. All that it has answered is kept.\n$/,
  );
});

test('exits with 2 on wrong options, and prints the help', async () => {
  const command = await runCommand('--fast');
  expect(await command.exitCode).toBe(2);
  expect(command.text()).toContain("'--fast'");
  expect(command.text()).toContain('npm run backend -- [options]');
});

test('exits with 0 on --help', async () => {
  const command = await runCommand('--help');
  expect(await command.exitCode).toBe(0);
  expect(command.text()).toContain('--fresh');
});

test('ends with one line on a full disk at its start', async () => {
  const file = newFile();
  await (await runCommand('--port', '0', '--data', file)).end();
  refuseWrites(file, 'users');
  const command = await runCommand('--port', '0', '--data', file, '--fresh');
  expect(await command.exitCode).toBe(1);
  expect(command.text()).toBe(
    'The backend can’t save: database or disk is full. All that it has answered is kept.\n',
  );
});
