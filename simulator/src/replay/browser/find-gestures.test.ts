import type { SentEvent } from '@cangkir/core/health';
import { expect, test } from 'vitest';
import type { Observations } from '../driver.ts';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM, writeScenario } from '../testing.ts';
import { findGestures, SAME_SMS_CODE, SMS_CODE } from './find-gestures.ts';
import type { Gesture, PlaywrightDriver } from './playwright-driver.ts';

/** A screen with one button, or one field. */
interface Screen {
  readonly button: string;
  readonly isField?: boolean;
  /** Whether the button is in a question, before one of the same name. */
  readonly isAsking?: boolean;
  readonly isDisabled?: boolean;
  readonly smsCode?: string;
  /** What a tap on the button sends to the claim. */
  readonly sends?: object;
  /** What is shown after a tap. */
  readonly next?: () => Screen;
}

const TAP: Gesture = { role: 'button', name: 'Klaim voucher', text: null };

/** A browser whose screens are made up. */
function driverOf(first: Screen): PlaywrightDriver {
  return {
    async open(scenario) {
      const machines = await machinesDriver.open(scenario);
      const backend = await machines.observe('backend');
      let shown = first;
      let sent: readonly SentEvent[] = [];

      function observed(): Observations {
        const { button: name, isDisabled = false, isAsking = false, isField = false } = shown;
        const rest = { isDisabled, isFocused: false };
        const button = { role: isField ? 'textbox' : 'button', name, ...rest };
        const question = { role: 'alertdialog', name: 'Yakin?', ...rest };
        return {
          actors: {},
          route: '',
          left: null,
          redirect: null,
          user: null,
          language: 'id',
          storage: { local: {}, session: {} },
          requests: {},
          refusals: [],
          calls: {},
          backend,
          screen: { elements: isAsking ? [button, question, button] : [button], text: '' },
          smsCode: shown.smsCode ?? null,
          unusedOverrides: [],
        };
      }

      return {
        ...machines,
        observe: async (name) => observed()[name],
        async gesture({ name, dialog }) {
          const isThere =
            name === shown.button && (dialog !== undefined) === (shown.isAsking ?? false);
          if (!isThere) return { pointer: '', message: 'It is not there.' };
          const { sends, next = () => shown, isDisabled } = shown;
          const event = { type: 'NONE', ...sends };
          if (sends !== undefined) sent = [...sent, { actor: 'claim', event, isIgnored: false }];
          if (isDisabled !== true) shown = next();
          return null;
        },
        async takeInputs() {
          const taken = sent;
          sent = [];
          return taken;
        },
      };
    },
    leave: async () => {},
  };
}

const IGNORED = { ...CLAIM, ignored: true };

async function gesturesOn(first: Screen, steps: readonly object[] = [CLAIM, IGNORED]) {
  return [...(await findGestures(writeScenario({ steps }), driverOf(first), new Map()))];
}

const READY = { button: 'Klaim voucher', sends: CLAIM.event };

test.each<[string, Screen]>([
  ['still shows the button', READY],
  ['shows it disabled', { ...READY, next: () => ({ button: 'Klaim voucher', isDisabled: true }) }],
])('taps again what sent an event that is ignored then, where the screen %s', async (_, first) => {
  expect(await gesturesOn(first)).toEqual([
    [0, [TAP]],
    [1, [TAP]],
  ]);
});

test.each<[string, Screen]>([
  ['shows another button', { ...READY, next: () => ({ button: 'Lihat voucher' }) }],
  [
    'shows one of that name for something else',
    { ...READY, next: () => ({ button: 'Klaim voucher', sends: { type: 'RETRY' } }) },
  ],
])('finds no tap for an event that is ignored where the screen %s', async (_, first) => {
  expect(await gesturesOn(first)).toEqual([
    [0, [TAP]],
    [1, []],
  ]);
});

test('finds the button that shares, in whatever words', async () => {
  const shares = (title: string) => ({ type: 'SHARE', title, text: title });
  const step = { ...CLAIM, event: shares('Nego Kopi') };
  const first = { button: 'Bagikan', sends: shares('Harganya turun!') };
  expect(await gesturesOn(first, [step])).toEqual([[0, [{ ...TAP, name: 'Bagikan' }]]]);
});

test('finds the answer to a question that has its name', async () => {
  const first = {
    button: 'Batalkan',
    next: () => ({ button: 'Batalkan', isAsking: true, sends: CLAIM.event }),
  };
  const tap = { ...TAP, name: 'Batalkan' };
  expect(await gesturesOn(first, [CLAIM])).toEqual([[0, [tap, { ...tap, dialog: 'alertdialog' }]]]);
});

test('taps what counts until it says the number', async () => {
  const choosing = (quantity: number) => ({ type: 'CHOOSE_QUANTITY', quantity });
  const stepper = (quantity: number): Screen => ({
    button: 'Tambah',
    sends: choosing(quantity),
    next: () => stepper(quantity + 1),
  });
  const tap = { ...TAP, name: 'Tambah' };
  const step = { ...CLAIM, event: choosing(3) };
  expect(await gesturesOn(stepper(2), [step])).toEqual([[0, [tap, tap]]]);
});

test('tells the code of another SMS from one that was typed before', async () => {
  const field = (smsCode: string, next?: () => Screen): Screen => ({
    ...{ button: 'Kode SMS', isField: true, smsCode, ...(next && { next }) },
    sends: { type: 'TYPE_CODE', text: smsCode },
  });
  const sender = { ...READY, smsCode: '111111', next: () => field('222222') };
  const first = field('111111', () => field('111111', () => sender));
  const step = { ...CLAIM, event: { type: 'TYPE_CODE', text: '{{smsCode}}' } };
  const gestures = await gesturesOn(first, [step, step, CLAIM, step]);
  expect(gestures.map(([, [gesture]]) => gesture?.text)).toEqual([
    SMS_CODE,
    SAME_SMS_CODE,
    null,
    SMS_CODE,
  ]);
});
