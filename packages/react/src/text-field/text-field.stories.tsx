import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { CountryButton } from '../country-picker/country-button.tsx';
import { largeText } from '../testing/large-text.ts';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  args: {
    label: 'Nomor HP',
    name: 'phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    enterKeyHint: 'send',
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Nomor HP');
    await userEvent.type(input, '0812');
    await expect(input).toHaveValue('0812');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await expect(input).toHaveAttribute('enterkeyhint', 'send');
  },
};

export const WithCountry: Story = {
  args: {
    leading: <CountryButton country="ID" callingCode="62" label="Ganti negara: Indonesia" />,
    placeholder: '812 3456 7890',
    hint: 'Kami kirim kode lewat SMS.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Ganti negara: Indonesia +62');
    await expect(canvas.getByLabelText('Nomor HP')).toHaveAccessibleDescription(
      'Kami kirim kode lewat SMS.',
    );
  },
};

/** A number whose first digits are cut sends the SMS to a stranger. */
export const WholeNumber: Story = {
  args: { ...WithCountry.args, defaultValue: '0812 3456 7890' },
};

/** The number needs the line: the country has another one, and grows as well. */
export const CountryWithLargeText: Story = {
  beforeEach: largeText,
  args: { ...WithCountry.args, defaultValue: '0812 3456 7890' },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('button');
    const input = canvas.getByLabelText('Nomor HP');
    await expect(country.offsetWidth).toBe(input.offsetWidth);
    await expect(getComputedStyle(country).fontSize).toBe(getComputedStyle(input).fontSize);
  },
};

export const WithError: Story = {
  args: {
    ...WithCountry.args,
    defaultValue: '021 555 0199',
    error: 'Masukkan nomor HP yang benar',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Nomor HP');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Masukkan nomor HP yang benar Kami kirim kode lewat SMS.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Masukkan nomor HP yang benar');
    await expect(input).toHaveValue('021 555 0199');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '0812 3456 7890' } };

export const LongTexts: Story = {
  args: {
    label: 'Nomor HP penerima hadiah yang masih aktif dan dapat menerima pesan singkat',
    hint: 'Pastikan nomor ini benar, karena tidak dapat diubah lagi setelah data hadiah dikirim.',
    error: 'Nomor telepon rumah dan nomor bebas pulsa tidak dapat menerima kode verifikasi kami',
  },
};

export const Chinese: Story = {
  args: { label: '手机号', hint: '我们会通过短信发送验证码。', error: '请输入有效的手机号' },
};

/** A web view's keyboard resizes the visual viewport and leaves the page where it was. */
export const BehindTheKeyboard: Story = {
  render: (args) => (
    <div style={{ paddingBlock: '60vh' }}>
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('Expected a browser with a visual viewport.');
    const input = canvas.getByLabelText('Nomor HP');
    const scroll = spyOn(input, 'scrollIntoView');

    viewport.dispatchEvent(new Event('resize'));
    await expect(scroll).not.toHaveBeenCalled();

    input.focus({ preventScroll: true });
    const covered = spyOn(viewport, 'height', 'get').mockReturnValue(40);
    viewport.dispatchEvent(new Event('resize'));
    covered.mockRestore();
    await expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  },
};
