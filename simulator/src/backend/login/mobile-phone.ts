import { MARKETS } from '@cangkir/core';
import { parsePhone } from '@cangkir/core/phone';

/** Whether a text is a mobile number of one of the markets, in E.164, which can receive SMS. */
export function isMobilePhone(text: string): boolean {
  return MARKETS.some((market) => parsePhone(text, market)?.e164 === text);
}
