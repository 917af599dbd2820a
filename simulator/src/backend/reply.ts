import { RESPONSE_CODE } from '@cangkir/core';

/** What a rule answers, before it goes into the envelope. */
export interface Reply {
  readonly code: number;
  /** One sentence for developers; people read the app's own words. */
  readonly msg: string;
  readonly data: unknown;
}

/** Answers with a success. */
export function answer(data: unknown): Reply {
  return { code: RESPONSE_CODE.success, msg: 'success', data };
}

/** Answers with a numeric code other than 0. */
export function refuse(code: number, msg: string, data: unknown = null): Reply {
  return { code, msg, data };
}
