import { METHODS } from '@cangkir/bridge';
import type { ConformanceReport } from '@cangkir/core';
import { expect, test } from 'vitest';
import { BAD_HOSTS } from './testing/bad-hosts.ts';
import { checkHost, LOGIN } from './testing/check-host.ts';
import { plantFaults } from './testing/plant-faults.ts';

/** What no check can see: the values are valid, and only the phone knows better. */
const UNSEEN = ['sends the inset in pixels of the device', 'has the location of another day'];

function failed({ checks }: ConformanceReport): readonly string[] {
  return checks
    .filter(({ status }) => status === 'failed')
    .map(({ about, name }) => `${about}.${name}`);
}

test.each(['ios', 'android'] as const)(
  'finds nothing wrong with the app on %s',
  async (platform) => {
    const report = await checkHost(platform, (transport) => transport);
    expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
    const skipped = report.checks.filter(({ status }) => status !== 'passed');
    expect(skipped).toMatchObject([{ about: 'pullRefresh', skipped: 'disabled' }]);
    const about = new Set(report.checks.map((check) => check.about));
    expect([...about]).toEqual(expect.arrayContaining(Object.keys(METHODS)));
  },
);

test('finds bad apps, unless what they say is valid', async () => {
  const found = new Map<string, readonly string[]>();
  for (const bad of BAD_HOSTS) {
    const report = await checkHost(bad.platform ?? 'ios', (transport, clock) =>
      plantFaults(transport, bad, clock),
    );
    found.set(bad.name, failed(report));
    for (const secret of [LOGIN.token, LOGIN.user.id, LOGIN.user.phone.slice(1)]) {
      expect(JSON.stringify(report)).not.toContain(secret);
    }
  }
  expect([...found].filter(([, checks]) => checks.length === 0).map(([name]) => name)).toEqual(
    UNSEEN,
  );
});
