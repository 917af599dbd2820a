import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Ukuran',
    onChange: fn(),
    children: (
      <>
        <option value="regular">Reguler</option>
        <option value="large">Besar</option>
      </>
    ),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Ukuran' });
    await userEvent.selectOptions(select, 'Besar');
    await expect(select).toHaveValue('large');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { hint: 'Harga mengikuti ukuran.', error: 'Pilih ukuran dulu' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Pilih ukuran dulu Harga mengikuti ukuran.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongTexts: Story = {
  args: {
    label: 'Ukuran minuman yang berlaku untuk seluruh isi keranjang belanja',
    hint: 'Sebagian menu hanya tersedia dalam satu ukuran, sehingga harganya tidak berubah.',
  },
};

export const Chinese: Story = { args: { label: '杯型', hint: '价格随杯型变化。' } };
