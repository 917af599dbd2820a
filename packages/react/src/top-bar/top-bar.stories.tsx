import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TopBar } from './top-bar.tsx';

const back = fn();

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Voucherku',
    leading: (
      <IconButton label="Kembali" onClick={back}>
        <Icon name="back" />
      </IconButton>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBack: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Voucherku');
    const button = canvas.getByRole('button', { name: 'Kembali' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(back).toHaveBeenCalledOnce();
  },
};

export const TitleAlone: Story = { args: { leading: null } };

export const WithTrailing: Story = {
  args: {
    level: 2,
    trailing: (
      <IconButton label="Bahasa">
        <Icon name="globe" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    ...WithTrailing.args,
    title: 'Pembayaran voucher dengan QRIS dari aplikasi bank apa pun',
  },
};

export const Chinese: Story = { args: { title: '我的优惠券' } };

/** Below the notch, whose height the native bridge reports. */
export const UnderNotch: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--safe-top': '44px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('button').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(44);
  },
};
