import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

describe('running a program', () => {
  test('returns its exit code', async () => {
    expect(await run(['node', '--eval', 'process.exit(0)'])).toBe(0);
    expect(await run(['node', '--eval', 'process.exit(7)'])).toBe(7);
  });

  test('returns 128 plus the signal that ended it', async () => {
    expect(await run(['node', '--eval', "process.kill(process.pid, 'SIGTERM')"])).toBe(143);
  });

  test('passes variables to it', async () => {
    expect(await run(['node', '--eval', 'process.exit(process.env.CODE)'], { CODE: '5' })).toBe(5);
  });

  test('hands over all that it prints, where one asks for it', async () => {
    const printed: string[] = [];
    const script = "console.log('out'); console.error('error'); process.exitCode = 3";
    const code = await run(['node', '--eval', script], {}, (text) => void printed.push(text));
    expect(code).toBe(3);
    expect(printed.join('').split('\n').sort()).toEqual(['', 'error', 'out']);
  });

  test('fails if there is no such program', async () => {
    await expect(run(['no-such-program'])).rejects.toThrow('ENOENT');
  });
});
