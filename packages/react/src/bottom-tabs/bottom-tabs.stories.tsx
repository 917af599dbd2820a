import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Screen } from '../screen/screen.tsx';
import { BottomTab, BottomTabs } from './bottom-tabs.tsx';

const meta = {
  component: BottomTabs,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Menu utama',
    children: (
      <>
        <BottomTab href="#beranda" icon={<Icon name="home" />} label="Beranda" isCurrent />
        <BottomTab
          href="#voucher"
          icon={<Icon name="ticket" />}
          label="Voucher"
          isCurrent={false}
        />
        <BottomTab href="#saya" icon={<Icon name="person" />} label="Saya" isCurrent={false} />
      </>
    ),
  },
} satisfies Meta<typeof BottomTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Beranda' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(home.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: 'Voucher' })).not.toHaveAttribute('aria-current');
  },
};

/** In the place of the action bar. */
export const OnAScreen: Story = {
  render: (args) => (
    <Screen actionBar={<BottomTabs {...args} />}>
      <h1>Selamat pagi</h1>
    </Screen>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const LongTexts: Story = {
  args: {
    children: ['Beranda utama', 'Kupon aktif', 'Paket hemat', 'Hadiah poin', 'Akun saya'].map(
      (label, index) => (
        <BottomTab
          key={label}
          href={`#${index}`}
          icon={<Icon name="ticket" />}
          label={label}
          isCurrent={index === 1}
        />
      ),
    ),
  },
};

export const Chinese: Story = {
  args: {
    label: '主菜单',
    children: (
      <>
        <BottomTab href="#home" icon={<Icon name="home" />} label="首页" isCurrent={false} />
        <BottomTab href="#mine" icon={<Icon name="person" />} label="我的" isCurrent />
      </>
    ),
  },
};
