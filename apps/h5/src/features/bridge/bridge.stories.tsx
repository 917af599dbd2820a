import { type ConformanceReport, ROUTES } from '@cangkir/core';
import { createMemoryBridgeConsole } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import type { Product } from '../../product-context.tsx';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { bridgeScreen } from './bridge.screen.tsx';

const meta = {
  title: 'Bridge',
  component: bridgeScreen.Screen,
  loaders: [withMessages('bridge')],
} satisfies Meta<typeof bridgeScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

function opened(parts: Partial<Product> = {}): Story {
  return {
    decorators: [inFrame(() => ({ ...composeInMemory({ route: ROUTES.bridge }), ...parts }))],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <bridgeScreen.Skeleton />,
};

export const Loading: Story = opened({ openBridgeConsole: () => new Promise(() => {}) });
export const Failed: Story = opened({ openBridgeConsole: () => Promise.reject(new Error('')) });
export const Calls: Story = opened();

const copy = fn(async (_text: string) => true);

/** A call with its parameters, its answer, and what is copied of it. */
export const Called: Story = {
  ...opened({
    clipboard: { copy },
    openBridgeConsole: async () => createMemoryBridgeConsole(),
  }),
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('listitem');
    if (row === undefined) throw new Error('Failed to find a call');
    const call = within(row);
    await userEvent.click(call.getByText('showOrHideNav'));
    await userEvent.click(call.getByRole('switch', { name: 'show' }));
    await userEvent.type(call.getByRole('textbox'), '#ffffff');
    await userEvent.click(call.getByRole('button', { name: /^(?:Panggil|Call|调用)$/ }));
    await expect(await call.findByText(/0 · 12/)).toBeVisible();
    await userEvent.click(call.getByRole('button', { name: /JSON/ }));
    await waitFor(() => expect(copy).toHaveBeenCalled());
    await expect(JSON.parse(copy.mock.lastCall?.[0] ?? '')).toEqual({
      call: 'showOrHideNav',
      params: { show: 'true', color: '#ffffff' },
      code: 0,
      data: { show: 'true', color: '#ffffff' },
      took: 12,
    });
  },
};

/** A run that is over, with a finding of most kinds. */
const REPORT: ConformanceReport = {
  version: 1,
  platform: 'ios',
  appVersion: '1.9.0',
  startedAt: Date.UTC(2026, 8, 4, 8),
  underway: null,
  checks: [
    {
      about: 'wire',
      name: 'messages',
      expected: 'messages',
      status: 'failed',
      skipped: null,
      took: 0,
      findings: [
        { kind: 'unknownId', request: null, at: null, expected: null, got: null },
        { kind: 'form', request: null, at: null, expected: 'object', got: 'string' },
      ],
    },
    {
      about: 'setTitle',
      name: 'params',
      expected: 'refusal',
      status: 'failed',
      skipped: null,
      took: 10_040,
      findings: [
        {
          kind: 'code',
          request: { method: 'setTitle', params: { title: [] } },
          at: null,
          expected: 'own',
          got: 0,
        },
        {
          kind: 'silent',
          request: { method: 'setTitle', params: {} },
          at: null,
          expected: 10_000,
          got: null,
        },
      ],
    },
    {
      about: 'deviceInfo',
      name: 'answer',
      expected: 'answer',
      status: 'failed',
      skipped: null,
      took: 11_000,
      findings: [
        {
          kind: 'shape',
          request: { method: 'deviceInfo', params: {} },
          at: 'data.systemVersion',
          expected: 'string',
          got: 'number',
        },
      ],
    },
    {
      about: 'userInfo',
      name: 'answer',
      expected: 'answer',
      status: 'passed',
      skipped: null,
      took: 40,
      findings: [],
    },
    {
      about: 'pullRefresh',
      name: 'answer',
      expected: 'answer',
      status: 'skipped',
      skipped: 'disabled',
      took: null,
      findings: [],
    },
  ],
};

/** What a run came to, and its files. */
export const Checked: Story = {
  ...opened({
    clipboard: { copy },
    openBridgeConsole: async () => createMemoryBridgeConsole(REPORT),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/^(?:Semua pemeriksaan|All checks|全部检查)$/));
    await expect(await canvas.findByText('userInfo.answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Salin|Copy|复制) JSON$/ }));
    await waitFor(() => expect(copy.mock.lastCall?.[0]).toContain('"startedAt"'));
  },
};

/** What a person does for a check, and what they are asked. */
export const Asked: Story = {
  ...opened({ openBridgeConsole: async () => createMemoryBridgeConsole() }),
  play: async ({ canvas }) => {
    const run = /^(?:Jalankan pemeriksaan|Run the checks|开始检查)$/;
    await userEvent.click(await canvas.findByRole('button', { name: run }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Lewati|Skip|跳过)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Mulai|Start|开始)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(?:Ya|Yes|是)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Tidak|No|否)$/ }));
    await expect(await canvas.findByRole('heading', { name: 'scanCode.used' })).toBeVisible();
  },
};

/** Outside the app there is nothing to check. */
export const InABrowser: Story = opened({
  openBridgeConsole: async () => ({ ...createMemoryBridgeConsole(), platform: 'web' }),
});
