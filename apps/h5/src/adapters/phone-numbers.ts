import type { PhoneNumbers } from '@cangkir/core';

/** The phone rule with its metadata, loaded when a phone is first checked. */
export const phoneNumbers: PhoneNumbers = {
  async parse(typed, country) {
    const { parsePhone } = await loadPhoneRule();
    return parsePhone(typed, country);
  },
};

/** Begins to load the phone rule, so that it is there when the person has typed. */
export function preloadPhoneRule(): void {
  // Nobody waits for it: the check itself tells when it can't be loaded.
  loadPhoneRule().catch(() => {});
}

function loadPhoneRule() {
  return import('@cangkir/core/phone');
}
