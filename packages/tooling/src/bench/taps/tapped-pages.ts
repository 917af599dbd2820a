import type { RouteName } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { type MeasuredPage, measuredPages } from '../measured-pages.ts';

/** Something to tap, as a person finds it: by its role and the beginning of its name. */
export interface Tapped {
  readonly role: 'button' | 'link' | 'tab' | 'radio' | 'textbox' | 'searchbox' | 'terms';
  readonly name: string;
}

/** A page with one of the things that are tapped on it. */
export interface TappedPage extends MeasuredPage {
  readonly tapped: Tapped;
}

const button = (name: string): Tapped => ({ role: 'button', name });
const link = (name: string): Tapped => ({ role: 'link', name });
const tab = (name: string): Tapped => ({ role: 'tab', name });

const BACK = button('Kembali');
const LANGUAGE = button('Ganti bahasa');
const TERMS: Tapped = { role: 'terms', name: 'Syarat & ketentuan' };
const HOME = link('Beranda');
const WALLET = link('Voucher');
const ACCOUNT = link('Akun');

/** The day of the first activity to come, as the page names it. */
const TOMORROW = new Intl.DateTimeFormat('id', {
  weekday: 'long',
  timeZone: 'Asia/Jakarta',
}).format(Date.now() + DAY_MS);

const PHONE: readonly Tapped[] = [
  { role: 'textbox', name: 'Nomor' },
  button('Negara: Indonesia'),
  button('Syarat Layanan'),
  button('Kebijakan Privasi'),
  button('Kirim kode'),
];

/** What is tapped most on the pages that are opened from a chat, and on those of a member. Ten of each at most. */
const TAPPED: readonly {
  readonly page: RouteName;
  readonly by: 'visitor' | 'member';
  readonly taps: readonly Tapped[];
}[] = [
  { page: 'getCoupons', by: 'visitor', taps: [...PHONE, TERMS, LANGUAGE, BACK] },
  { page: 'getCoupons', by: 'member', taps: [button('Klaim voucher'), TERMS, LANGUAGE, BACK] },
  { page: 'luckDraw', by: 'visitor', taps: [button('Putar sekarang'), LANGUAGE, BACK] },
  {
    page: 'luckDraw',
    by: 'member',
    taps: [link('Tumbler'), link('Gratis'), LANGUAGE, BACK, button('Putar sekarang')],
  },
  { page: 'bargain', by: 'visitor', taps: [button('Potong Harga'), LANGUAGE, BACK] },
  { page: 'bargain', by: 'member', taps: [button('Potong Harga'), LANGUAGE, BACK] },
  { page: 'fission', by: 'visitor', taps: [button('Daftar sekarang'), LANGUAGE, BACK] },
  {
    page: 'fission',
    by: 'member',
    taps: [button('Salin kode'), button('Bagikan kode'), LANGUAGE, BACK],
  },
  {
    page: 'home',
    by: 'visitor',
    taps: [
      button('Masuk atau daftar'),
      link('Hemat Rp15.000'),
      link('Undian'),
      link('Nego harga'),
      link('Paket'),
      link('Kartu member'),
      WALLET,
      ACCOUNT,
      LANGUAGE,
    ],
  },
  {
    page: 'home',
    by: 'member',
    taps: [
      link('Poin'),
      link('Hemat Rp15.000'),
      link('Check-in harian'),
      link('Ajak teman'),
      link('Paket'),
      link('Gift card'),
      WALLET,
      ACCOUNT,
      LANGUAGE,
    ],
  },
  {
    page: 'mine',
    by: 'member',
    taps: [
      link('Poin'),
      link('Paket voucher'),
      link('Kartu member'),
      link('Saldo'),
      link('Bantuan'),
      button('Bahasa'),
      button('Keluar'),
      WALLET,
      HOME,
    ],
  },
  {
    page: 'vouchers',
    by: 'member',
    taps: [
      link('GRATIS'),
      link('Hemat Rp15.000'),
      { role: 'terms', name: 'Riwayat' },
      ACCOUNT,
      HOME,
      LANGUAGE,
      BACK,
    ],
  },
  { page: 'couponDetail', by: 'member', taps: [button('Pakai sekarang'), TERMS, LANGUAGE, BACK] },
  { page: 'points', by: 'member', taps: [link('Aturan lengkap'), LANGUAGE, BACK] },
  {
    page: 'packs',
    by: 'member',
    taps: [link('Paket Hemat Siang'), link('Paket Ngopi Sebulan'), LANGUAGE, BACK],
  },
  {
    page: 'pack',
    by: 'member',
    taps: [button('Tambah'), button('Beli'), LANGUAGE, BACK],
  },
  {
    page: 'storedValue',
    by: 'member',
    taps: [link('Bayar dengan'), button('Tukar gift card'), LANGUAGE, BACK],
  },
  {
    page: 'checkIn',
    by: 'member',
    // Which months can be turned to depends on today.
    taps: [button('Check-in hari ini'), LANGUAGE, BACK],
  },
  {
    page: 'qris',
    by: 'member',
    taps: [
      button('Simpan QR'),
      button('Ganti nomor'),
      button('Batalkan pesanan'),
      button('Bayar Rp38.000'),
      button('Aku sudah bayar'),
      LANGUAGE,
      BACK,
    ],
  },
  {
    page: 'help',
    by: 'member',
    taps: [
      { role: 'searchbox', name: 'Cari jawaban' },
      tab('Refund'),
      tab('Voucher'),
      button('Gimana cara dapat poin?'),
      LANGUAGE,
      BACK,
    ],
  },
  {
    page: 'community',
    by: 'member',
    taps: [
      { role: 'radio', name: TOMORROW },
      tab('Survei'),
      tab('Riwayat'),
      link(TOMORROW.slice(0, 3)),
      LANGUAGE,
    ],
  },
];

/** The taps of some routes, such as `getCoupons`; all of them if none is named. */
export function tappedPages(wanted: readonly string[]): readonly TappedPage[] {
  return TAPPED.flatMap(({ page: name, by, taps }) => {
    if (wanted.length > 0 && !wanted.includes(name)) return [];
    const page = measuredPages([name]).find(({ isForMember }) => isForMember === (by === 'member'));
    if (page === undefined) return [];
    return taps.map((tapped) => ({ ...page, label: `${page.label}: ${tapped.name}`, tapped }));
  });
}
