import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { writeScenario } from '../replay/testing.ts';

const CLI = fileURLToPath(new URL('replay.ts', import.meta.url));

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Makes machines throw what was typed into them. */
const BREAKAGE = `
  const { normalize } = String.prototype;
  String.prototype.normalize = function (form) {
    if (String(this) === '1') throw new Error('It broke.');
    return normalize.call(this, form);
  };
`;

test.each([
  ['a machine', []],
  ['a machine on a worker', ['--workers']],
])('%s that crashes fails its own scenario, and the next one runs', (_, options) => {
  const folder = makeFolder();
  const [broken, whole] = [path.join(folder, 'broken.json'), path.join(folder, 'whole.json')];
  const login = (event: object) => ({ do: 'send', actor: 'login', event });
  const steps = [
    login({ type: 'TYPE_PHONE', text: '0812 0000 0101' }),
    login({ type: 'SEND_CODE' }),
    login({ type: 'TYPE_CODE', text: '1' }),
    { do: 'reload' },
  ];
  writeFileSync(broken, JSON.stringify(writeScenario({ steps })));
  writeFileSync(whole, JSON.stringify(writeScenario({ steps: [{ do: 'reload' }] })));

  const preload = `--import=data:text/javascript,${encodeURIComponent(BREAKAGE)}`;
  const args = [preload, CLI, ...options, broken, whole];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /✗ 3 {2}send login TYPE_CODE .*\n {8}The machines crashed: .*\n {8}It broke\./,
  );
  // The place in the machine, which the report does not show. Each machine that it stops throws the same.
  expect(stderr.match(/It broke\./g)).toHaveLength(1);
  expect(stderr).toContain('    at ');
  expect(stdout).toContain('1 passed, 1 failed; 4 steps');
  // Nobody looks who wants colours.
  expect(stdout).not.toContain('\u001b');
});

test.each([
  ['its output', ['stdout']],
  ['its output and its complaints', ['stdout', 'stderr']],
] as const)(
  'where nobody reads %s any more, it ends at once and says nothing',
  async (_, closed) => {
    const file = path.join(makeFolder(), 'whole.json');
    writeFileSync(file, JSON.stringify(writeScenario({ steps: [{ do: 'reload' }] })));

    const child = spawn(process.execPath, [CLI, file, file]);
    onTestFinished(() => void child.kill('SIGKILL'));
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    for (const name of closed) child[name].destroy();
    const [exitCode] = await once(child, 'close');
    expect(exitCode).toBe(141);
    expect(complaints).toBe('');
  },
);
