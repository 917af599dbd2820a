import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled } from '../testing/controlled.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  component: SearchField,
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  args: { label: 'Cari bantuan', clearLabel: 'Hapus', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const field = canvas.getByRole('searchbox', { name: 'Cari bantuan' });
    await userEvent.type(field, 'poin');
    await expect(args.onChange).toHaveBeenLastCalledWith('poin');
    await userEvent.keyboard('{Enter}');
    await expect(field).not.toHaveFocus();
  },
};

export const Filled: Story = {
  args: { value: 'poin hangus' },
  play: async ({ canvas, args }) => {
    const clear = canvas.getByRole('button', { name: 'Hapus' });
    await expect(clear.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongLabel: Story = {
  args: { label: 'Cari bantuan tentang poin, pengembalian dana, voucher, dan pesanan' },
};

export const Chinese: Story = { args: { label: '搜索帮助', clearLabel: '清除', value: '积分' } };
