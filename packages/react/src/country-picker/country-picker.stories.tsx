import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CountryButton } from './country-button.tsx';
import { type Country, CountryPicker, type CountryPickerProps } from './country-picker.tsx';

const COUNTRIES: readonly Country[] = [
  { code: 'ID', name: 'Indonesia', callingCode: '62' },
  { code: 'PH', name: 'Filipina', callingCode: '63' },
  { code: 'SG', name: 'Singapura', callingCode: '65' },
];

function Picking({ value: initial, onChange, onClose, ...rest }: CountryPickerProps<string>) {
  const [open, setOpen] = useState(rest.open);
  const [value, setValue] = useState(initial);
  const callingCode = rest.countries.find(({ code }) => code === value)?.callingCode ?? '';
  return (
    <>
      <div style={{ display: 'flex', minHeight: '3.25rem' }}>
        <CountryButton
          country={value}
          callingCode={callingCode}
          label={`Negara: ${value}`}
          onClick={() => setOpen(true)}
        />
      </div>
      <CountryPicker
        {...rest}
        open={open}
        value={value}
        onChange={(code) => {
          setValue(code);
          onChange(code);
        }}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

const meta = {
  component: CountryPicker,
  render: (args) => <Picking {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onChange: fn(),
    title: 'Pilih negara atau wilayah',
    closeLabel: 'Tutup',
    countries: COUNTRIES,
    value: 'ID',
  },
} satisfies Meta<typeof CountryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Indonesia \+62/ })).toBeChecked();
  },
};

export const TapPicksAndCloses: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Negara: ID +62' }));
    await userEvent.click(canvas.getByText('Singapura'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('SG');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Negara: SG +65' })).toHaveFocus();
  },
};

export const TapOnTheChosenCloses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Indonesia'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: /Indonesia/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('PH');
    await expect(canvas.getByRole('radio', { name: /Filipina/ })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CountryWithoutDrawing: Story = {
  args: {
    countries: [...COUNTRIES, { code: 'MY', name: 'Malaysia', callingCode: '60' }],
    value: 'MY',
  },
};

export const Chinese: Story = {
  args: {
    title: '选择国家或地区',
    closeLabel: '关闭',
    countries: [
      { code: 'ID', name: '印度尼西亚', callingCode: '62' },
      { code: 'PH', name: '菲律宾', callingCode: '63' },
      { code: 'SG', name: '新加坡', callingCode: '65' },
    ],
    value: 'PH',
  },
};
