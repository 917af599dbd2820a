import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Amount } from '../amount/amount.tsx';
import { Button } from '../button/button.tsx';
import { CodeText } from '../code-text/code-text.tsx';
import { CountryButton } from '../country-picker/country-button.tsx';
import { Hero } from '../hero/hero.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Mark } from '../mark/mark.tsx';
import { Notice } from '../notice/notice.tsx';
import HotCoffeePicture from '../picture/hot-coffee.svg?react';
import { QrCode } from '../qr-code/qr-code.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import { Stamp } from '../stamp/stamp.tsx';
import { largeText } from '../testing/large-text.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Ticket, TicketSkeleton } from '../ticket/ticket.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { Screen } from './screen.tsx';

const backButton = (
  <IconButton label="Kembali">
    <Icon name="back" />
  </IconButton>
);

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first screen for most people: the offer, and its one button. */
export const Claim: Story = {
  args: {
    topBar: (
      <TopBar
        title="Klaim voucher"
        level={2}
        leading={<Mark size={2} />}
        trailing={
          <IconButton label="Bahasa">
            <Icon name="globe" />
          </IconButton>
        }
      />
    ),
    children: (
      <>
        <Hero picture={<HotCoffeePicture />}>
          <Mark />
          <Ticket
            size="large"
            level={1}
            valueLabel="Hemat"
            value={<Amount>Rp25.000</Amount>}
            title="Diskon semua minuman kopi"
            details="Min. belanja Rp50.000"
            date="Berlaku sampai 30 September 2026"
          />
        </Hero>
        <TextField
          label="Nomor HP"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          leading={<CountryButton country="ID" callingCode="62" label="Ganti negara: Indonesia" />}
          hint="Kami kirim kode lewat SMS."
        />
      </>
    ),
    actionBar: (
      <ActionBar>
        <Button isWide>Kirim kode</Button>
      </ActionBar>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const { bottom } = canvas.getByRole('button', { name: 'Kirim kode' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Between the bars most of a small screen is left. */
export const ClaimInLargeText: Story = {
  args: Claim.args,
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const top = canvas.getByRole('banner').getBoundingClientRect();
    const bar = canvas.getByRole('button', { name: 'Kirim kode' }).parentElement;
    if (bar === null) throw new Error('Expected an action bar.');
    await expect(top.height + bar.getBoundingClientRect().height).toBeLessThanOrEqual(192);
  },
};

export const Wallet: Story = {
  args: {
    topBar: <TopBar title="Voucherku" leading={backButton} />,
    children: (
      <>
        <Ticket
          value={<Amount>Rp25.000</Amount>}
          title="Diskon semua minuman kopi"
          details="Min. belanja Rp50.000"
          date="Berlaku sampai 30 September 2026"
          stamp={<Stamp tone="claimed" label="Siap dipakai" />}
        />
        <Ticket
          value={<Amount>Rp10.000</Amount>}
          title="Es kopi susu gula aren"
          date="Mulai 10 September 2026"
          stamp={<Stamp tone="notStarted" label="Belum mulai" />}
        />
        <Ticket
          value={<Amount>Rp15.000</Amount>}
          title="Kopi pagi"
          details="Min. 2 produk"
          date="Dipakai 1 September 2026"
          stamp={<Stamp tone="used" label="Terpakai" />}
          isSpent
        />
        <Ticket
          value={<Amount>Rp9.000</Amount>}
          title="Promo 9 ribu"
          date="Sudah berakhir 31 Agustus 2026"
          stamp={<Stamp tone="ended" label="Sudah lewat" />}
          isSpent
        />
      </>
    ),
  },
};

export const VoucherDetail: Story = {
  args: {
    topBar: <TopBar title="Tunjukkan ke kasir" leading={backButton} />,
    children: (
      <>
        <QrCode value="VC7K2M9QX4T8B1ZP" label="Kode QR voucher" />
        <p style={{ fontSize: 'var(--text-lg)', textAlign: 'center' }}>
          <CodeText groups={['VC7K', '2M9Q', 'X4T8', 'B1ZP']} />
        </p>
      </>
    ),
    actionBar: (
      <ActionBar>
        <Button isWide>Pakai sekarang</Button>
        <Button isWide variant="quiet">
          Syarat & ketentuan
        </Button>
      </ActionBar>
    ),
  },
};

export const LoadingWallet: Story = {
  args: {
    topBar: <TopBar title="Voucherku" leading={backButton} />,
    children: (
      <Loading label="Memuat voucher…">
        <TicketSkeleton />
        <TicketSkeleton />
        <TicketSkeleton />
      </Loading>
    ),
  },
};

/** With large text a bar that holds more than a button leaves room for the content, and scrolls by itself. */
export const TallActionBar: Story = {
  beforeEach: largeText,
  args: {
    topBar: <TopBar title="Pembayaran" leading={backButton} />,
    children: <p>Rp38.000</p>,
    actionBar: (
      <ActionBar>
        <Notice tone="failure" title="Pembayaran belum bisa dicek">
          <p>Koneksi terputus. Cek internetmu lalu coba lagi. Pembayaranmu tetap tercatat.</p>
        </Notice>
        <Button isWide>Bayar pakai saldo</Button>
        <Button isWide variant="secondary">
          Aku sudah bayar
        </Button>
      </ActionBar>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Bayar pakai saldo' }).parentElement;
    await expect(bar?.offsetHeight).toBeLessThanOrEqual(window.innerHeight / 2);
  },
};

export const Chinese: Story = {
  args: {
    topBar: <TopBar title="领取优惠券" level={2} leading={<Mark size={2} />} />,
    children: (
      <>
        <Hero picture={<HotCoffeePicture />}>
          <Mark />
          <Ticket
            size="large"
            level={1}
            valueLabel="Hemat"
            value={<Amount>Rp25.000</Amount>}
            title="全部咖啡饮品立减"
            details="满 Rp50.000 可用"
            date="有效期至 2026年9月30日"
          />
        </Hero>
        <TextField
          label="手机号"
          leading={<CountryButton country="SG" callingCode="65" label="国家：新加坡" />}
          error="请输入有效的手机号"
        />
      </>
    ),
    actionBar: (
      <ActionBar>
        <Button isWide>发送验证码</Button>
      </ActionBar>
    ),
  },
};
