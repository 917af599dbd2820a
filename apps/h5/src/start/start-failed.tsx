import type { Language } from '@cangkir/core';
import { ErrorState, Screen } from '@cangkir/react';
import en from './messages.en.json';
import id from './messages.id.json';
import zh from './messages.zh.json';

/** In the bundle, for when nothing else arrives. */
export const START_FAILED_WORDS = { id, en, zh };

interface StartFailedProps {
  readonly language: Language;
  readonly onRetry: () => void;
}

/** Says that the app could not start, and offers to try again. It needs nothing that is still to be loaded. */
export function StartFailed({ language, onRetry }: StartFailedProps) {
  const { failed, retry } = START_FAILED_WORDS[language];
  return (
    <Screen>
      <ErrorState level={1} title={failed} retryLabel={retry} onRetry={onRetry} />
    </Screen>
  );
}
