import type { PhoneNumbers } from '@cangkir/core';

/** The phone rule with its metadata. It loads with the first check. */
export const phoneNumbers: PhoneNumbers = {
  async parse(typed, country) {
    const { parsePhone } = await loadPhoneRule();
    return parsePhone(typed, country);
  },
};

/** Loads the phone rule while the person types. */
export function preloadPhoneRule(): void {
  // A failure shows at the check, which loads it again.
  loadPhoneRule().catch(() => {});
}

function loadPhoneRule() {
  return import('@cangkir/core/phone');
}
