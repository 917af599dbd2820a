import { type RefundNews, ROUTES } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { createQrisCode, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { paymentScreen } from './payment.screen.tsx';

const meta = {
  title: 'Payment',
  component: paymentScreen.Screen,
  loaders: [withMessages('payment', 'purchase')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof paymentScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const due = {
  orderNumber: 'ORDER-2611-0042',
  amount: 38_000,
  currencyCode: 'IDR',
  points: 0,
  phone: '+6281234567890',
} as const;

const check = { isBusy: false, hasChecked: false, problem: null };

const offline = { message: 'unreachable', next: 'retry', code: null } as const;

const waiting = {
  step: 'waiting',
  due,
  means: {
    kind: 'qris',
    code: createQrisCode(),
    qris: { merchant: 'KEDAI KOPI SENAYAN', city: 'JAKARTA', amount: 38_000, hasTip: false },
  },
  expiresAt: MEMORY_START + 900_000,
  storedValue: { balance: 62_000, missing: 0 },
  changeRefusal: null,
  isLeaving: false,
  ...check,
} as const;

const pickup = { start: MEMORY_START, end: MEMORY_START + 36_000_000 };

export const Loading = { render: () => <paymentScreen.Skeleton /> };

export const Qris: Story = {
  args: { view: waiting },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /sudah bayar|I’ve paid|已付款/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHECK_PAYMENT' });
  },
};

/** The amount is stated, and asked about once more. */
export const StoredValue: Story = {
  args: { view: waiting },
  play: async ({ canvas, args }) => {
    const name = /pakai saldo|from balance|用余额支付/;
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = within(await canvas.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('heading', { name: /Rp38\.000/ })).toBeVisible());
    await expect(question.getByText(/Rp24\.000/)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^(Bayar|Pay|付款)$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'PAY_BY_STORED_VALUE' });
  },
};

const elsewhere = composeInMemory({ route: ROUTES.qris });

/** It says what is missing, and leads to where it is added. */
export const StoredValueInsufficient: Story = {
  args: { view: { ...waiting, storedValue: { balance: 12_000, missing: 26_000 } } },
  decorators: [inFrame(() => elsewhere)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rp26\.000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /gift card|礼品卡/ }));
    await expect(elsewhere.router.current()).toBe(ROUTES.giftCards);
  },
};

/** Nothing is stored, or the phone is of another market. */
export const NoStoredValue: Story = { args: { view: { ...waiting, storedValue: null } } };

/** Beside another way to pay, the balance says how much it is. */
export const StoredValueOnTheWeb: Story = {
  args: { view: { ...waiting, means: { kind: 'webPayment', url: 'https://pay.example/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rp62\.000/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /pakai saldo|from balance|用余额支付/ }),
    ).toBeVisible();
  },
};

export const Unsettled: Story = {
  args: { view: { step: 'unsettled', due, change: 'payByStoredValue', problem: offline } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coba lagi|Try again|重试/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY' });
  },
};

/** Without a share sheet for files, the picture is there to press and hold. */
export const SaveQr: Story = {
  args: { view: waiting },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Simpan QR|Save QR|保存二维码/ }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    const picture = canvas.getByRole('img', { name: /ORDER-2611-0042/ });
    await expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  },
};

export const QrisWithTip: Story = {
  args: {
    view: {
      ...waiting,
      means: { ...waiting.means, qris: { ...waiting.means.qris, amount: null, hasTip: true } },
    },
  },
};

export const NotArrived: Story = { args: { view: { ...waiting, hasChecked: true } } };

export const Checking: Story = { args: { view: { ...waiting, hasChecked: true, isBusy: true } } };

/** Nobody asked for a check that comes by itself: it is announced, and the focus stays where it is. */
export const CheckFailed: Story = {
  args: { view: { ...waiting, problem: offline } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

const tooOld = { message: 'bridgeUnsupported', next: 'openApp', code: null } as const;

/** The app can't pay: nothing was checked. */
export const AppTooOld: Story = {
  args: { view: { ...waiting, means: { kind: 'giftCard' }, problem: tooOld } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).queryByRole('heading')).toBeNull();
  },
};

export const WebPayment: Story = {
  args: {
    view: { ...waiting, means: { kind: 'webPayment', url: 'https://pay.example/order' } },
  },
};

/** A company pays: not from a person's balance, and with the details for its books. */
export const Company: Story = {
  args: WebPayment.args,
  decorators: [inFrame(() => composeInMemory({ route: ROUTES.payNowBusiness }))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /saldo|balance|余额/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: /Salin rincian|Copy order|复制订单/ }),
    );
    await canvas.findByText(/Rincian tersalin|Details copied|订单信息已复制/);
  },
};

export const Leaving: Story = {
  args: {
    view: {
      ...waiting,
      means: { kind: 'webPayment', url: 'https://pay.example/order' },
      isLeaving: true,
    },
  },
};

export const GiftCard: Story = { args: { view: { ...waiting, means: { kind: 'giftCard' } } } };

export const AmountChanged: Story = {
  args: { view: { step: 'amountChanged', due, agreedAmount: 35_000 } },
};

function expired(meansKind: 'qris' | 'webPayment' | 'giftCard', action: RegExp): Story {
  return {
    args: {
      view: { step: 'expired', due, meansKind, changeRefusal: null, canRenew: true, ...check },
    },
    play: says(action),
  };
}

export const Expired: Story = expired('qris', /Buat QR baru|Get a new QR|获取新二维码/);

/** There is no QR to get. */
export const ExpiredWebPayment: Story = expired(
  'webPayment',
  /Mulai pembayaran baru|Start a new payment|重新发起付款/,
);

export const ExpiredGiftCard: Story = expired(
  'giftCard',
  /Ulangi pembayaran|Start again|重新用礼品卡付款/,
);

const soldOut = { message: 'packSoldOut', next: 'leave', code: null } as const;

export const ExpiredAndSoldOut: Story = {
  args: {
    view: {
      step: 'expired',
      due,
      meansKind: 'qris',
      changeRefusal: null,
      ...check,
      canRenew: false,
      problem: soldOut,
    },
  },
};

function failed(
  obstacle: 'declined' | 'unavailable' | 'codeUnusable' | 'addressRefused',
  meansKind: 'qris' | 'webPayment' | 'giftCard',
  text: RegExp,
): Story {
  return {
    args: {
      view: {
        step: 'failed',
        due,
        meansKind,
        obstacle,
        changeRefusal: null,
        canRenew: true,
        ...check,
      },
    },
    play: async ({ canvas }) => {
      await expect(canvas.getByText(text)).toBeVisible();
    },
  };
}

export const Declined: Story = failed('declined', 'webPayment', /bank|银行/);

export const DeclinedQris: Story = failed('declined', 'qris', /bank|银行/);

export const DeclinedGiftCard: Story = failed('declined', 'giftCard', /gift card|礼品卡/i);

export const Unavailable: Story = failed('unavailable', 'webPayment', /Penyedia|provider|服务商/);

export const UnavailableQris: Story = failed('unavailable', 'qris', /QRIS/);

export const UnavailableGiftCard: Story = failed('unavailable', 'giftCard', /gift card|礼品卡/i);

export const CodeUnusable: Story = failed('codeUnusable', 'qris', /QR|二维码/);

export const AddressRefused: Story = failed('addressRefused', 'webPayment', /Alamat|address|地址/);

const cancelled = {
  step: 'cancelled',
  due,
  returnedPoints: 0,
  product: null,
  canRenew: true,
  ...check,
} as const;

const payAnyway = /Tetap bayar|Pay for it anyway|仍要支付/;

/** The points are back, and the card comes before the payment. */
export const CancelledCard: Story = {
  args: { view: { ...cancelled, returnedPoints: 100, product: 'rightsCard' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/100 (poin|points|积分)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: payAnyway })).toBeVisible();
    const name = /kartu member|member card|会员卡/;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CONTINUE' });
  },
};

export const CancelledPack: Story = {
  args: { view: { ...cancelled, product: 'pack' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/poin|points|积分/)).toBeNull();
    await expect(
      canvas.getByRole('button', { name: /ke paket|to the pack|返回券包/ }),
    ).toBeVisible();
  },
};

/** Drinks are ordered in the native app. */
export const CancelledDrinks: Story = { args: { view: cancelled }, play: says(payAnyway) };

export const CancelledAndSoldOut: Story = {
  args: { view: { ...cancelled, product: 'pack', canRenew: false, problem: soldOut } },
  play: says(/paket lain|other packs|其他券包/),
};

export const RenewFailed: Story = {
  args: { view: { step: 'renewFailed', meansKind: 'qris', problem: offline } },
};

export const RenewFailedWebPayment: Story = {
  args: { view: { step: 'renewFailed', meansKind: 'webPayment', problem: offline } },
};

const paid = { step: 'paid', due, isLate: false, paidAt: MEMORY_START, pickup: null } as const;

/** The button says what it leads to. */
function says(name: RegExp): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  };
}

export const Paid: Story = {
  args: { view: { ...paid, pickup, next: 'orders' } },
  play: says(/Lihat pesanan|View order|查看订单/),
};

export const PaidLate: Story = {
  args: { view: { ...paid, isLate: true, pickup, next: 'orders' } },
};

export const PaidPack: Story = {
  args: { view: { ...paid, next: 'packOrder' } },
  play: says(/Lihat pesanan|View order|查看订单/),
};

/** The money came late: the vouchers are there all the same. */
export const PaidPackLate: Story = {
  args: { view: { ...paid, isLate: true, next: 'vouchers' } },
  play: async (context) => {
    await says(/Lihat voucher|View vouchers|查看优惠券/)(context);
    await expect(context.canvas.getByText(/Voucherku|My vouchers|我的优惠券/)).toBeVisible();
  },
};

export const PaidCard: Story = {
  args: { view: { ...paid, next: 'rightsCard' } },
  play: says(/Lihat kartu member|View my card|查看会员卡/),
};

function refunded(news: RefundNews, text: RegExp): Story {
  return {
    args: { view: { step: 'refunded', due, news, next: 'orders' } },
    play: async ({ canvas }) => {
      await expect(canvas.getByText(text)).toBeVisible();
    },
  };
}

export const RefundedToStoredValue: Story = refunded(
  { kind: 'returned' },
  /saldomu|your balance|你的余额/,
);

export const RefundedByDay: Story = refunded(
  { kind: 'by', latest: MEMORY_START + 5 * DAY_MS },
  /paling lambat|by|最\u2060迟/,
);

export const RefundedAbroad: Story = refunded(
  { kind: 'between', earliest: MEMORY_START + 7 * DAY_MS, latest: MEMORY_START + 14 * DAY_MS },
  /antara|between|预计/,
);

export const RefundedSomeDay: Story = refunded({ kind: 'unknown', to: 'bank' }, /bank|银行/);

export const RefundedToGiftCard: Story = refunded(
  { kind: 'unknown', to: 'giftCard' },
  /gift card|礼品卡/,
);

export const UnsettledCancellation: Story = {
  args: { view: { step: 'unsettled', due, change: 'cancel', problem: offline } },
};

/** Points were redeemed: they come back with the cancellation, which is asked about. */
export const CancelOrder: Story = {
  args: { view: { ...waiting, due: { ...due, points: 100 } } },
  play: async ({ canvas, args }) => {
    const name = /^(Batalkan pesanan|Cancel order|取消订单)$/;
    await expect(canvas.getByText(/−Rp5\.000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name }));
    const question = within(await canvas.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/100/)).toBeVisible());
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CANCEL_ORDER' });
  },
};

export const ChangePhone: Story = {
  args: { view: waiting },
  play: async ({ canvas, args }) => {
    const name = /Ganti nomor|Change number|更换手机号/;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CHANGE_PHONE' });
  },
};

/** The order says why its phone stays. */
export const PhoneFixed: Story = {
  args: { view: { ...waiting, changeRefusal: 'phoneFixed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tidak bisa diganti|can’t be changed|无法更改/)).toBeVisible();
  },
};
