import type { DeskControls, DeskParts } from './desk.types.ts';

type PhoneControls = Pick<
  DeskControls,
  'emit' | 'open' | 'reload' | 'clearStorage' | 'renewDevice' | 'takeSuggestedCode'
>;

/** The script's methods of a phone by name; of the first by default. */
export function createPhoneControls(phones: DeskParts['phones']): PhoneControls {
  return {
    emit: (event, data, phone = 'first') => phones[phone].host.emit(event, data),
    open: (route, phone = 'first') => phones[phone].frame.open(route),
    reload: (phone = 'first') => phones[phone].frame.reload(),
    clearStorage: (phone = 'first') => phones[phone].clearStorage(),
    renewDevice: (phone = 'first') => phones[phone].renewDevice(),
    takeSuggestedCode: (phone = 'first') => phones[phone].takeSuggestedCode(),
  };
}
