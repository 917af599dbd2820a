import type { NativeUi } from '../host/native-ui.types.ts';
import type { PhoneStore } from './phone-store.ts';

/** The native app's dialogs, with the user's answers. */
export interface NativeUiWithPerson extends NativeUi {
  /** Answers the open sheet; null closes it. */
  answer(answer: string | null): void;
}

/** Creates the native app's dialogs on the phone. */
export function createNativeUi(phone: PhoneStore): NativeUiWithPerson {
  let resolveOpen: ((answer: string | null) => void) | null = null;

  function answer(text: string | null): void {
    const resolve = resolveOpen;
    resolveOpen = null;
    phone.trigger.sheetSet({ sheet: null });
    resolve?.(text);
  }

  return {
    answer,
    ask(sheet) {
      answer(null);
      return new Promise((resolve) => {
        resolveOpen = resolve;
        phone.trigger.sheetSet({ sheet });
      });
    },
    setTitle: (title) => phone.trigger.titleSet({ title }),
    setBar: (isBarShown, barColor) => phone.trigger.barSet({ isBarShown, barColor }),
    show: (content) => phone.trigger.contentSet({ content }),
    beginPage() {
      answer(null);
      phone.trigger.pageBegan();
    },
  };
}
