import { ROUTES } from '@cangkir/core';
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
