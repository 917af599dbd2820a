import { type CodeRow, RESPONSE_CODE } from '@cangkir/core';

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

/** A code of the contract's table. */
export type RefusalCode = Exclude<CodeRow['code'], typeof RESPONSE_CODE.success>;

/** Answers with a code of the contract. */
export function refuse(code: RefusalCode, msg: string, data: unknown = null): Reply {
  return { code, msg, data };
}
