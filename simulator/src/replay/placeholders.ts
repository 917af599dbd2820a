import { BRAND } from '@cangkir/core';

/** Placeholders that mean the same in every run: files do not spell the brand. */
const FIXED: Readonly<Record<string, string>> = {
  brand: BRAND.pathSegment,
  appHost: BRAND.appHost,
};

/** The code of the last SMS, known as the scenario runs: it is never written into a file. */
const SMS_CODE = '{{smsCode}}';

/** Puts the brand in, wherever a text of the value names it. */
export function fillBrand(value: unknown): unknown {
  return mapTexts(value, (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(FIXED, name) ? (FIXED[name] ?? placeholder) : placeholder,
    ),
  );
}

/** Tells whether a value waits for the code of an SMS. */
export function asksForSmsCode(value: unknown): boolean {
  let asks = false;
  mapTexts(value, (text) => {
    asks ||= text.includes(SMS_CODE);
    return text;
  });
  return asks;
}

/** Puts the code of the last SMS in, wherever a text of the value asks for it. */
export function fillSmsCode(value: unknown, code: string): unknown {
  return mapTexts(value, (text) => text.replaceAll(SMS_CODE, code));
}

/** Keys are texts, too: a fixture’s campaign may be keyed by an address. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]),
  );
}
