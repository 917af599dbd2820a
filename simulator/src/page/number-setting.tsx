import { NumberField, type NumberFieldProps } from '@cangkir/react';
import { numberWords } from './number-words.ts';

/** A number that can be set, with the sentence for one out of range. */
export function NumberSetting(props: Omit<NumberFieldProps, 'invalidText'>) {
  return <NumberField {...props} invalidText={numberWords(props)} />;
}
