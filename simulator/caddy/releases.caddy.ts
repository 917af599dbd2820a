import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_ENVIRONMENT } from '@cangkir/core/environment';
import { startCaddy } from '@cangkir/tooling/caddy';
import { deploy, rollBack } from '@cangkir/tooling/releases';
import { writeTestBuild } from '@cangkir/tooling/write-test-build';
import { expect, onTestFinished, test } from 'vitest';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A page that is open: it knows the parts of its own release, and asks for each when it needs it. */
async function openTab(app: string) {
  const page = await (await fetch(app)).text();
  const [, entry = ''] = /src="\.\/(assets\/[^"]+)"/.exec(page) ?? [];
  const script = await (await fetch(app + entry)).text();
  const [, part = ''] = /import\('\.\/([^']+)'\)/.exec(script) ?? [];
  return {
    version: /<title>(.*?)<\/title>/.exec(page)?.[1],
    /** Resolves with what is wrong with its part, if anything. */
    async load(): Promise<string | null> {
      const answer = await fetch(`${app}assets/${part}`);
      const type = answer.headers.get('content-type');
      return answer.ok && type?.startsWith('text/javascript') ? null : `${part} ${answer.status}`;
    },
  };
}

test('three deployments and a rollback take no part from 50 open pages', async () => {
  const to = temporaryFolder();
  const deployVersion = async (version: string) => {
    const build = temporaryFolder();
    await writeTestBuild(build, version);
    return deploy(build, to, DEFAULT_ENVIRONMENT, 2);
  };
  await deployVersion('first');
  const caddy = await startCaddy(path.join(to, 'current'), 'http://127.0.0.1:9');
  onTestFinished(() => caddy.stop());
  const app = `${caddy.origin}/app/`;
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  const failed: string[] = [];
  /** Pages are opened, and all that are open load their parts, before, during and after a step. */
  const whileOpen = async (step: () => Promise<unknown>) => {
    let isDone = false;
    const stepped = step().then(() => {
      isDone = true;
    });
    do {
      const outcomes = await Promise.all(tabs.map((tab) => tab.load()));
      failed.push(...outcomes.filter((outcome) => outcome !== null));
    } while (!isDone);
    await stepped;
    const opened = await Promise.all(Array.from({ length: 10 }, () => openTab(app)));
    tabs.push(...opened);
    return new Set(opened.map(({ version }) => version));
  };

  expect(await whileOpen(async () => {})).toEqual(new Set(['first']));
  expect(await whileOpen(() => deployVersion('second'))).toEqual(new Set(['second']));
  expect(await whileOpen(() => deployVersion('third'))).toEqual(new Set(['third']));
  expect(await whileOpen(() => rollBack(to))).toEqual(new Set(['second']));
  expect(await whileOpen(async () => {})).toEqual(new Set(['second']));
  expect(tabs).toHaveLength(50);
  await whileOpen(async () => {});
  expect(failed).toEqual([]);
});

test('a balancer sends nobody to an instance without a release', async () => {
  const to = temporaryFolder();
  const caddy = await startCaddy(path.join(to, 'current'), 'http://127.0.0.1:9');
  onTestFinished(() => caddy.stop());
  const health = async () => {
    const { status, headers } = await fetch(`${caddy.origin}/healthz`);
    return [status, headers.get('cache-control')];
  };
  expect(await health()).toEqual([503, 'no-store']);
  const build = temporaryFolder();
  await writeTestBuild(build);
  await deploy(build, to, DEFAULT_ENVIRONMENT, 2);
  expect(await health()).toEqual([200, 'no-store']);
});
