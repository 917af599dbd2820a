import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';

function RememberingField({ value: initial, onChange, ...rest }: OtpFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <OtpField
      {...rest}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        onChange(digits);
      }}
    />
  );
}

const meta = {
  component: OtpField,
  render: (args) => <RememberingField {...args} />,
  args: { label: 'Kode dari SMS', length: 6, value: '', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Kode dari SMS');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Kode dari SMS');
    await userEvent.type(input, '12a345');
    await expect(input).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '67');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Kode dari SMS');
    await userEvent.click(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const PastedFullWidth: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Kode dari SMS');
    await userEvent.click(input);
    await userEvent.paste('１２３４５６');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** The slots fill the row, each with its digit. */
export const Full: Story = {
  args: { value: '482913', hint: 'Dikirim ke 08123****90.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Kode dari SMS');
    const slots = [...(input.nextElementSibling?.children ?? [])];
    await expect(slots.map((slot) => slot.textContent)).toEqual([...'482913']);
    const { left, right } = input.getBoundingClientRect();
    await expect(slots.at(0)?.getBoundingClientRect().left).toBe(left);
    await expect(slots.at(-1)?.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};

export const Half: Story = { args: { value: '482', autoFocus: true } };

export const WithError: Story = {
  args: { value: '482913', error: 'Kode salah atau sudah kedaluwarsa. Minta kode baru.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kode salah');
    await expect(canvas.getByLabelText('Kode dari SMS')).toBeInvalid();
  },
};

export const Chinese: Story = { args: { label: '短信验证码', hint: '已发送至 08123****90。' } };
