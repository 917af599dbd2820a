import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

const meta = {
  component: Button,
  args: { children: 'Klaim voucher', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Klaim voucher' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet', icon: <Icon name="copy" size={1.25} /> } };

export const Danger: Story = { args: { variant: 'danger', children: 'Batalkan pendaftaran' } };

/** The frame shows that it was tapped, and only then the tap is performed: once, however often it is tapped until then. */
export const Tapped: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.click();
    button.click();
    await new Promise(requestAnimationFrame);
    await expect(args.onClick).toHaveBeenCalledTimes(0);
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce());
  },
};

export const Busy: Story = {
  args: { isBusy: true, children: 'Mengirim kode…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

/** A form must not be sent by Enter in a field either. */
export const BusyInForm: Story = {
  args: { isBusy: true, type: 'submit' },
  render: (args) => (
    <form aria-label="form" onSubmit={submitted}>
      <input aria-label="field" size={8} />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0812{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

const submitted = fn((event: { preventDefault(): void }) => event.preventDefault());

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AriaDisabled: Story = {
  args: { variant: 'secondary', 'aria-disabled': true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Pressed: Story = {
  args: { variant: 'secondary', 'aria-pressed': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Wide: Story = { args: { isWide: true } };

export const LongLabel: Story = {
  args: {
    isWide: true,
    children: 'Kirim ulang kode verifikasi melalui pesan singkat ke nomor saya',
  },
};

export const Chinese: Story = { args: { isWide: true, children: '立即领取优惠券' } };
