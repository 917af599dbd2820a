import { type GatewayResult, succeed } from '@cangkir/core';

/** Puts an answer into the domain's words; a failure stays what it is. */
export function mapValue<Answer, Value>(
  result: GatewayResult<Answer>,
  toValue: (answer: Answer) => Value,
): GatewayResult<Value> {
  return result.ok ? succeed(toValue(result.value)) : result;
}
