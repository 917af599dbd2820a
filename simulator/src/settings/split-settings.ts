import { DESK_SETTINGS, type DeskSettings, type PhoneSettings } from './settings.ts';

/** Splits a change into the desk's settings and a phone's. Every name belongs to one of them. */
export function splitSettings(change: Partial<PhoneSettings & DeskSettings>): {
  readonly desk: Partial<DeskSettings>;
  readonly phone: Partial<PhoneSettings>;
} {
  const isOfDesk = ([name]: readonly [string, unknown]) =>
    Object.hasOwn(DESK_SETTINGS.entries, name);
  const entries = Object.entries(change);
  return {
    desk: Object.fromEntries(entries.filter(isOfDesk)),
    phone: Object.fromEntries(entries.filter((entry) => !isOfDesk(entry))),
  };
}
