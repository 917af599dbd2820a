import { DESK_SETTINGS, type DeskSettings, type PhoneSettings } from './settings.ts';

/** Tells what of a change belongs to the desk, and what to a phone. Every name is of one alone. */
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
