import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  component: TextAreaField,
  args: { label: 'Pesan untuk teman', onChange: fn() },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Pesan untuk teman' });
    await userEvent.type(area, 'Ngopi yuk!{Enter}Aku traktir.');
    await expect(area).toHaveValue('Ngopi yuk!\nAku traktir.');
  },
};

export const WithError: Story = {
  args: { defaultValue: 'Ngopi yuk!', error: 'Pesan terlalu pendek' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Pesan terlalu pendek');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ngopi yuk!' } };

export const LongTexts: Story = {
  args: {
    label: 'Pesan yang ikut terkirim bersama hadiah kepada teman kamu',
    hint: 'Pesan ini tampil di atas voucher dan tidak bisa diubah lagi setelah hadiah dikirim.',
  },
};

export const Chinese: Story = { args: { label: '留言', hint: '留言会显示在券的上方。' } };
