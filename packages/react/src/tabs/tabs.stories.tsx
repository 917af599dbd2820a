import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled } from '../testing/controlled.tsx';
import { Tabs } from './tabs.tsx';

type Status = 'ready' | 'later' | 'used' | 'ended';

const meta = {
  component: Tabs<Status>,
  render: (args) => (
    <Controlled initial={args.value ?? 'ready'} onChange={args.onChange}>
      {(value, onChange) => (
        <Tabs {...args} value={value} onChange={onChange}>
          <p>{value}</p>
        </Tabs>
      )}
    </Controlled>
  ),
  args: {
    label: 'Status voucher',
    tabs: [
      { value: 'ready', label: 'Siap dipakai' },
      { value: 'used', label: 'Terpakai' },
    ],
    value: 'ready',
    onChange: fn(),
    children: null,
  },
} satisfies Meta<typeof Tabs<Status>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Status voucher' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Siap dipakai' })).toHaveTextContent('ready');
    const used = canvas.getByRole('tab', { name: 'Terpakai' });
    await expect(used.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(used);
    await expect(args.onChange).toHaveBeenLastCalledWith('used');
    await expect(used).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Terpakai' })).toHaveTextContent('used');
  },
};

/** Arrows move the focus; Enter chooses, so that no request starts on the way. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Terpakai' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('used');
  },
};

/** The row scrolls by itself to the chosen tab. */
export const MoreThanFit: Story = {
  args: {
    tabs: [
      { value: 'ready', label: 'Siap dipakai' },
      { value: 'later', label: 'Belum bisa dipakai' },
      { value: 'used', label: 'Sudah terpakai' },
      { value: 'ended', label: 'Sudah berakhir' },
    ],
    value: 'ended',
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { selected: true });
    await waitFor(() =>
      expect(Math.floor(chosen.getBoundingClientRect().right)).toBeLessThanOrEqual(
        window.innerWidth,
      ),
    );
  },
};

export const Chinese: Story = {
  args: {
    label: '券状态',
    tabs: [
      { value: 'ready', label: '可使用' },
      { value: 'used', label: '已使用' },
      { value: 'ended', label: '已过期' },
    ],
  },
};
