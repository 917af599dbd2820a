import { type GatewayResult, succeed } from '@cangkir/core';

/** Maps a successful answer to the domain. Keeps a failure as it is. */
export function mapValue<Answer, Value>(
  result: GatewayResult<Answer>,
  toValue: (answer: Answer) => Value,
): GatewayResult<Value> {
  return result.ok ? succeed(toValue(result.value)) : result;
}
