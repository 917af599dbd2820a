import { createStore } from '@xstate/store';
import type { Sms } from '../backend/backend.types.ts';
import type { ScreenContent, Sheet } from '../host/native-ui.types.ts';

/** The phone's state around the page. */
export interface PhoneState {
  readonly title: string;
  readonly isBarShown: boolean;
  /** The bar's colour, as set by the page; null for the app's own. */
  readonly barColor: string | null;
  readonly sheet: Sheet | null;
  readonly content: ScreenContent;
  /** Whether another app covers the page. */
  readonly isPaused: boolean;
  /** The SMS in the current notification. */
  readonly notification: Sms | null;
  /** The code that the keyboard suggests from the last SMS. */
  readonly suggestedCode: string | null;
}

const FRESH_PAGE = {
  title: '',
  isBarShown: true,
  barColor: null,
  sheet: null,
  content: { kind: 'page' },
  isPaused: false,
} as const satisfies Partial<PhoneState>;

const SWITCHED_ON: PhoneState = { ...FRESH_PAGE, notification: null, suggestedCode: null };

/** Creates a phone without a page and messages. */
export function createPhoneStore() {
  return createStore({
    context: SWITCHED_ON,
    on: {
      /** A page starts: the previous page's changes are reset, messages stay. */
      pageBegan: (phone) => ({ ...phone, ...FRESH_PAGE }),
      titleSet: (phone, { title }: { title: string }) => ({ ...phone, title }),
      barSet: (phone, bar: { isBarShown: boolean; barColor: string | null }) => ({
        ...phone,
        isBarShown: bar.isBarShown,
        barColor: bar.barColor,
      }),
      sheetSet: (phone, { sheet }: { sheet: Sheet | null }) => ({ ...phone, sheet }),
      pausedSet: (phone, { isPaused }: { isPaused: boolean }) => ({ ...phone, isPaused }),
      contentSet: (phone, { content }: { content: ScreenContent }) => ({ ...phone, content }),
      smsArrived: (phone, { sms }: { sms: Sms }) => ({
        ...phone,
        notification: sms,
        suggestedCode: sms.code,
      }),
      notificationHidden: (phone) => ({ ...phone, notification: null }),
      codeTaken: (phone) => ({ ...phone, notification: null, suggestedCode: null }),
    },
  });
}

export type PhoneStore = ReturnType<typeof createPhoneStore>;
