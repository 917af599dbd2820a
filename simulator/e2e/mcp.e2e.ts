import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';

const SERVER = path.join(import.meta.dirname, '../src/mcp/mcp.ts');

/** The first bytes of each PNG. */
const PNG = '\x89PNG';

test('a client of `npm run mcp` takes a scenario to a step, and sees the phone there', async () => {
  const client = new Client({ name: 'a client', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [SERVER] }));
  await client.callTool({ name: 'load', arguments: { id: 'claim-answer-lost' } });
  await client.callTool({ name: 'run', arguments: { to: 3 } });
  const timeout = test.info().timeout;
  const { content, isError } = await client.callTool({ name: 'screenshot' }, undefined, {
    timeout,
  });
  await client.close();
  expect({ content, isError }).toMatchObject({ content: [{ type: 'image' }] });
  const [{ data = '' } = {}] = Array.isArray(content) ? content : [];
  expect(Buffer.from(data, 'base64').toString('latin1').slice(0, PNG.length)).toBe(PNG);
});
