import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled } from '../testing/controlled.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  component: Accordion,
  render: (args) => (
    <Controlled initial={args.open} onChange={() => {}}>
      {(open, onChange) => (
        <Accordion
          {...args}
          open={open}
          onToggle={(id, isOpen) => {
            args.onToggle(id, isOpen);
            onChange(isOpen ? [...open, id] : open.filter((each) => each !== id));
          }}
        />
      )}
    </Controlled>
  ),
  args: {
    sections: [
      {
        id: 'expiry',
        title: 'Kapan poinku hangus?',
        content: 'Poin hangus pada hari terakhir bulan ke-12 setelah kamu mendapatkannya.',
      },
      {
        id: 'refund',
        title: 'Bagaimana poin dikembalikan?',
        content: 'Poin kembali begitu pengembalian dana selesai.',
      },
    ],
    open: [],
    onToggle: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('button', { name: 'Kapan poinku hangus?' });
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const height = canvas.getByRole('heading', { name: title.textContent }).parentElement;
    await userEvent.click(title);
    await expect(args.onToggle).toHaveBeenLastCalledWith('expiry', true);
    await waitFor(() => expect(height?.clientHeight).toBeGreaterThan(100));
  },
};

/** As a deep link to a question opens it. */
export const OneOpen: Story = {
  args: { open: ['refund'] },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('region', { name: 'Bagaimana poin dikembalikan?' }),
    ).toBeVisible();
    await expect(document.getElementById('refund')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('refund', false);
  },
};

export const LongTexts: Story = {
  args: {
    level: 3,
    open: ['terms'],
    sections: [
      {
        id: 'terms',
        title:
          'Bolehkah voucher dipakai bersama promo lain di kedai yang sama pada hari yang sama?',
        content:
          'Satu pesanan memakai satu voucher. Promo bank dan potongan poin tetap bisa digabung selama nilai pesanan setelah potongan tidak kurang dari minimum belanja.',
      },
    ],
  },
};

export const Chinese: Story = {
  args: {
    open: ['expiry'],
    sections: [
      { id: 'expiry', title: '积分什么时候过期？', content: '获得后第12个月的最后一天。' },
    ],
  },
};
