import type { BrowserName } from '@mdn/browser-compat-data/forLegacyNode';
import { type Feature, lackingIn, OLDEST_IDS } from './support.ts';

/** What a source uses and an oldest browser lacks. */
export interface Finding {
  /** The path of the feature in MDN's data, or `syntax`. */
  readonly feature: string;
  /** As it is written. */
  readonly text: string;
  readonly browsers: readonly BrowserName[];
}

/** A finding if one of the oldest browsers lacks the feature. */
export function check(feature: Feature | undefined, text: string): readonly Finding[] {
  const browsers = feature === undefined ? [] : lackingIn(feature);
  return feature && browsers.length > 0 ? [{ feature: feature.path, text, browsers }] : [];
}

/** What no parser for the oldest browsers reads. */
export function refuse(text: string): Finding {
  return { feature: 'syntax', text, browsers: OLDEST_IDS };
}
