import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileButton } from './file-button.tsx';

const meta = {
  component: FileButton,
  args: { accept: 'image/png,.png', onChoose: fn(), children: 'Pilih gambar' },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesTheSameFileTwice: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Pilih gambar');
    const file = new File(['struk'], 'struk.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};

export const LongLabel: Story = {
  args: { children: 'Pilih gambar kode QR dari galeri foto yang tersimpan di ponsel ini' },
};

export const Chinese: Story = { args: { children: '选择图片' } };
