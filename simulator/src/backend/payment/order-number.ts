import { wibIso } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { randomCode } from '../random-code.ts';
import type { RuleContext } from '../rule.ts';

/** A number with the WIB day, short enough to be read out. The letter says what was ordered. */
export function freshOrderNumber(
  context: Pick<RuleContext, 'state' | 'now' | 'random'>,
  letter: 'P' | 'K',
): string {
  const day = wibIso(context.now).slice(2, 10).replaceAll('-', '');
  const orderNumber = `${letter}${day}${randomCode(context.random, 6)}`;
  const isTaken = lookUp(context.state.payments, orderNumber) !== null;
  return isTaken ? freshOrderNumber(context, letter) : orderNumber;
}
