import { LOCAL_KEYS } from '@cangkir/core';

/** The keys of what screens read, for a member and for a visitor: a page reads it again by itself. */
export const READ_KEYS: readonly string[] = [LOCAL_KEYS.reads, LOCAL_KEYS.visitorReads];
