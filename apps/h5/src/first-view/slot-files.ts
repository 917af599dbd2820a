import type { Slots } from '../frame/slots.ts';

/** The slots of each feature, by file. The build leaves in a screen's script only those that its first requests fill. */
export const SLOT_FILES = import.meta.glob<Readonly<Record<string, Slots>>>(
  '../features/*/*.slots.ts',
  { eager: true },
);
