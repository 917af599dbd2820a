import { maskPhone } from '@cangkir/core';
import { lookUp } from './look-up.ts';
import type { DraftState } from './state.ts';

/** The phone of a user as others may see it. */
export function maskedPhone({ users }: Pick<DraftState, 'users'>, userId: string): string {
  return maskPhone(lookUp(users, userId)?.phone ?? '');
}
