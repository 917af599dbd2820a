import { expect, test } from 'vitest';
import { isOnlyThisMachine, isServedHost, reachableHosts } from './addresses.ts';

const LOOPBACK = {
  address: '127.0.0.1',
  netmask: '255.0.0.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal: true,
  cidr: '127.0.0.1/8',
} as const;
const HOME = { ...LOOPBACK, address: '192.168.1.20', internal: false };
const OFFICE = { ...LOOPBACK, address: '10.0.0.7', internal: false };
const LINK_LOCAL = {
  ...LOOPBACK,
  address: 'fe80::1',
  family: 'IPv6',
  internal: false,
  scopeid: 2,
} as const;

test.each(['0.0.0.0', '::'])('reaches a server on %s by every address of the machine', (host) => {
  const interfaces = {
    lo: [LOOPBACK],
    wlan0: [LINK_LOCAL, HOME],
    eth0: [OFFICE],
    gone: undefined,
  };
  expect(reachableHosts(host, interfaces)).toEqual(['localhost', '192.168.1.20', '10.0.0.7']);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['192.168.1.20', '192.168.1.20'],
  ['::1', '[::1]'],
])('reaches a server on %s by that address alone', (host, inAddress) => {
  expect(reachableHosts(host, { wlan0: [HOME] })).toEqual([inAddress]);
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.20', false],
])('reports whether %s is only this machine: %s', (host, isOnly) => {
  expect(isOnlyThisMachine(host)).toBe(isOnly);
});

test.each([
  ['localhost:8787', '127.0.0.1', '127.0.0.1', true],
  ['LOCALHOST', '0.0.0.0', '127.0.0.1', true],
  ['[::1]:8787', '::', '::1', true],
  ['192.168.1.20:8787', '0.0.0.0', '192.168.1.20', true],
  ['192.168.1.20:8787', '::', '::ffff:192.168.1.20', true],
  ['laptop.example', 'laptop.example', '192.168.1.20', true],
  ['evil.example', '0.0.0.0', '192.168.1.20', false],
  ['192.168.1.20.evil.example', '0.0.0.0', '192.168.1.20', false],
  ['localhost.evil.example', '127.0.0.1', '127.0.0.1', false],
  ['192.168.1.21', '0.0.0.0', '192.168.1.20', false],
  ['', '0.0.0.0', '192.168.1.20', false],
])('judges the host %j of a server on %s, reached by %s: %s', (header, host, address, isServed) => {
  expect(isServedHost(header, host, address)).toBe(isServed);
});
