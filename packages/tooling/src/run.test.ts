import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run, TIMED_OUT } from './run.ts';

describe('running a program', () => {
  test('returns its exit code', async () => {
    expect(await run(['node', '--eval', 'process.exit(0)'])).toBe(0);
    expect(await run(['node', '--eval', 'process.exit(7)'])).toBe(7);
  });

  test('returns 128 plus the signal that ended it', async () => {
    expect(await run(['node', '--eval', "process.kill(process.pid, 'SIGTERM')"])).toBe(143);
  });

  test('passes variables to it', async () => {
    expect(
      await run(['node', '--eval', 'process.exit(process.env.CODE)'], {
        environment: { CODE: '5' },
      }),
    ).toBe(5);
  });

  test('hands over all that it prints, where one asks for it', async () => {
    const printed: string[] = [];
    const script = "console.log('out'); console.error('error'); process.exitCode = 3";
    const code = await run(['node', '--eval', script], {
      print: (text) => void printed.push(text),
    });
    expect(code).toBe(3);
    expect(printed.join('').split('\n').sort()).toEqual(['', 'error', 'out']);
  });

  test('ends what takes too long, with all that it started', async () => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = v.parse(v.object({ port: v.number() }), server.address());
    const deaf = `process.on('SIGTERM', () => {}); require('node:net').connect(${port}, '127.0.0.1');`;
    const start = "require('node:child_process').spawn('node', ['--eval', process.argv[1]]);";
    const code = await run(['node', '--eval', deaf + start, deaf], { timeoutMs: 1_000 });
    expect(code).toBe(TIMED_OUT);
    await expect.poll(() => open.size).toBe(0);
  });

  test('fails if there is no such program', async () => {
    await expect(run(['no-such-program'])).rejects.toThrow('ENOENT');
  });
});
