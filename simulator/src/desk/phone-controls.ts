import type { HostReply } from '../host/host.types.ts';
import { type TextStore, type TextStoreName, textStoresOf } from '../phone/text-stores.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { CallOverride, DeskControls, DeskParts } from './desk.types.ts';

type PhoneControls = Pick<
  DeskControls,
  | 'emit'
  | 'open'
  | 'reload'
  | 'clearStorage'
  | 'renewDevice'
  | 'takeSuggestedCode'
  | 'overrideCall'
  | 'callOverrides'
  | 'clearCallOverrides'
  | 'sheet'
  | 'answer'
  | 'stored'
  | 'store'
  | 'pause'
  | 'resume'
>;

/** The place of a script's overrides; scenarios have pointers. */
const POINTER = 'window.simulator';

/** The script's methods of a phone by name; of the first by default. */
export function createPhoneControls(phones: DeskParts['phones']): PhoneControls {
  const sheetOf = (phone: PhoneName) => phones[phone].screen.getSnapshot().context.sheet;

  function textStoreOf(phone: PhoneName, name: TextStoreName): TextStore | undefined {
    return textStoresOf(phones[phone]).find((store) => store.name === name);
  }

  return {
    emit: (event, data, phone = 'first') => phones[phone].host.emit(event, data),
    open: (route, phone = 'first') => phones[phone].frame.open(route),
    reload: (phone = 'first') => phones[phone].frame.reload(),
    clearStorage: (phone = 'first') => phones[phone].clearStorage(),
    renewDevice: (phone = 'first') => phones[phone].renewDevice(),
    takeSuggestedCode: (phone = 'first') => phones[phone].takeSuggestedCode(),
    overrideCall(call, { nth = 1, ...answer }, phone = 'first') {
      const { overrides } = phones[phone].host;
      const ordinal = (overrides.counts()[call] ?? 0) + nth;
      const reply = replyOf(answer);
      overrides.add(call, { pointer: POINTER, nth: ordinal, reply, times: 1 });
    },
    callOverrides: (phone = 'first') => phones[phone].host.overrides.waiting(),
    clearCallOverrides: (phone = 'first') => phones[phone].host.overrides.clear(),
    sheet: (phone = 'first') => sheetOf(phone),
    answer(text, phone = 'first') {
      if (sheetOf(phone) === null) return false;
      phones[phone].answer(text);
      return true;
    },
    stored: (store, phone = 'first') => textStoreOf(phone, store)?.entries() ?? {},
    store: (store, key, text, phone = 'first') => textStoreOf(phone, store)?.change(key, text),
    pause: (phone = 'first') => phones[phone].host.setPaused(true),
    resume: (phone = 'first') => phones[phone].host.setPaused(false),
  };
}

function replyOf({ code, data, msg = '', delay = 0, times = 1 }: CallOverride): HostReply {
  return code === undefined && data === undefined
    ? { answer: 'own', delay, times }
    : { code: code ?? 0, data: data ?? null, msg, delay, times };
}
