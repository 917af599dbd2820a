import { RESPONSE_CODE } from '@cangkir/core';

/** A rule's answer, without the envelope. */
export interface Reply {
  readonly code: number;
  /** One sentence for developers; the app has its own messages. */
  readonly msg: string;
  readonly data: unknown;
}

export function answer(data: unknown): Reply {
  return { code: RESPONSE_CODE.success, msg: 'success', data };
}

/** Answers with a numeric code other than 0. */
export function refuse(code: number, msg: string, data: unknown = null): Reply {
  return { code, msg, data };
}
