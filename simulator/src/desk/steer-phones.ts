import type { DeskControls, DeskParts } from './desk.types.ts';

type Steering = Pick<
  DeskControls,
  'emit' | 'open' | 'reload' | 'clearStorage' | 'renewDevice' | 'takeSuggestedCode'
>;

/** What a script does with a phone by its name; with the first where it names none. */
export function createSteering(phones: DeskParts['phones']): Steering {
  return {
    emit: (event, data, phone = 'first') => phones[phone].host.emit(event, data),
    open: (route, phone = 'first') => phones[phone].frame.open(route),
    reload: (phone = 'first') => phones[phone].frame.reload(),
    clearStorage: (phone = 'first') => phones[phone].clearStorage(),
    renewDevice: (phone = 'first') => phones[phone].renewDevice(),
    takeSuggestedCode: (phone = 'first') => phones[phone].takeSuggestedCode(),
  };
}
