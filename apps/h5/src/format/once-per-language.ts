import type { Language } from '@cangkir/core';

/** Makes something once for each language, such as a formatter: a slow phone makes one as long as it writes a list. */
export function oncePerLanguage<Value>(
  make: (language: Language) => Value,
): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const kept = made.get(language);
    if (kept !== undefined) return kept;
    const value = make(language);
    made.set(language, value);
    return value;
  };
}
