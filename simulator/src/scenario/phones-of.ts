import type { PhoneName } from '../settings/settings.ts';
import type { JsonObject } from '../shared/json-object.ts';
import type { PhoneStart, Scenario } from './scenario.ts';
import type { Step } from './step.ts';

/** The phone that a step is about; the first, if it is about both. */
export function phoneOf(step: Step): PhoneName {
  return 'phone' in step && step.phone === 2 ? 'second' : 'first';
}

/** The field by which a step names its phone. */
export function onPhone(phone: PhoneName): { readonly phone?: 2 } {
  return phone === 'second' ? { phone: 2 } : {};
}

/** A step on a phone, which it names first. */
export function stepOn(phone: PhoneName, { do: kind, ...said }: JsonObject): JsonObject {
  return { do: kind, ...onPhone(phone), ...said };
}

/** The phones of a scenario with where they start, the first one first. */
export function phonesOf(
  scenario: PhoneStart & Pick<Scenario, 'secondPhone'>,
): readonly (readonly [PhoneName, PhoneStart])[] {
  const { secondPhone } = scenario;
  return secondPhone === undefined
    ? [['first', scenario]]
    : [
        ['first', scenario],
        ['second', secondPhone],
      ];
}
