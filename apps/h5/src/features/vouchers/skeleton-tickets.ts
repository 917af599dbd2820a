/** The tickets of a section while the wallet loads, by a key for each. */
export const SKELETON_TICKETS = ['first', 'second', 'third'] as const;
