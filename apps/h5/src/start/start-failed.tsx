import type { Language } from '@cangkir/core';
import { ErrorState, Screen } from '@cangkir/react';
import en from './messages.en.json';
import id from './messages.id.json';
import zh from './messages.zh.json';

/** What the page says by itself. */
export const START_FAILED_MESSAGES = { id, en, zh };

/** Says that the app could not start. The page has it from the build, and its retry loads the page again. */
export function StartFailed({ language }: { readonly language: Language }) {
  const { failed, retry } = START_FAILED_MESSAGES[language];
  return (
    <Screen>
      <ErrorState level={1} title={failed} retryLabel={retry} onRetry={() => {}} />
    </Screen>
  );
}
