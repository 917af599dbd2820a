import { NumberField, type NumberFieldProps } from '@cangkir/react';
import { numberHint } from './number-hint.ts';

/** A number that can be set, with the sentence for one out of range. */
export function NumberSetting(props: Omit<NumberFieldProps, 'invalidText'>) {
  return <NumberField {...props} invalidText={numberHint(props)} />;
}
