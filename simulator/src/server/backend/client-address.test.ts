import { expect, test } from 'vitest';
import { clientAddress, isFromThisMachine, networkOf } from './client-address.ts';

function addressOf(remoteAddress: string, isBehindProxy = false, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress } }, isBehindProxy);
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::9', '2001:db8::9'],
  ['', ''],
])('of a connection from %s is %s', (remote, address) => {
  expect(addressOf(remote)).toBe(address);
});

test('is not what a client writes itself', () => {
  expect(addressOf('203.0.113.7', false, '192.0.2.1')).toBe('203.0.113.7');
});

test.each([
  ['198.51.100.4', '198.51.100.4'],
  ['192.0.2.1, 198.51.100.4', '198.51.100.4'],
  ['192.0.2.1, 2001:db8:1:2::9', '2001:db8:1:2::9'],
  ['unknown', '203.0.113.7'],
  [undefined, '203.0.113.7'],
  ['198.51.100.4, 10.0.0.1', '198.51.100.4'],
  ['192.0.2.1, 198.51.100.4, fd12::1, ::ffff:192.168.0.2', '198.51.100.4'],
  ['10.0.0.9, 198.51.100.4, ::1', '198.51.100.4'],
  ['172.16.0.1, 10.0.0.1', '172.16.0.1'],
  ['198.51.100.4, unknown, 10.0.0.1', '10.0.0.1'],
  ['198.51.100.4, 172.32.0.1', '172.32.0.1'],
])('is behind proxies the last one that is none of theirs: %s', (forwarded, address) => {
  expect(addressOf('203.0.113.7', true, forwarded)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s is in the network of one customer: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['127.0.0.1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['::1', {}, true],
  ['203.0.113.7', {}, false],
  ['203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, false],
  ['127.0.0.1', { via: '1.1 proxy' }, false],
  ['', {}, false],
])('a request from %s with %j was sent on this machine: %s', (remoteAddress, headers, isLocal) => {
  expect(isFromThisMachine({ headers, socket: { remoteAddress } })).toBe(isLocal);
});
