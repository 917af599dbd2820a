import * as v from 'valibot';
import { expectedKinds } from '../shared/expected-kinds.ts';
import { maskText, maskValue } from '../shared/mask-text.ts';

/** Describes the expected and the actual value. Masked for display. */
export function wrongMessage(issue: v.BaseIssue<unknown>): string {
  const place = maskText(v.getDotPath(issue) ?? 'the whole');
  if (issue.expected === 'never') return `there is no field ${place}`;
  if (issue.input === undefined) return `${place} is missing`;
  return `${place} has to be ${wantedLabel(issue)}, not ${foundText(issue)}`;
}

function wantedLabel({ type, expected, requirement }: v.BaseIssue<unknown>): string {
  switch (type) {
    case 'integer':
      return 'a whole number';
    case 'min_value':
      return `${requirement} or more`;
    case 'max_value':
      return `${requirement} or less`;
    default:
      return expected === null ? 'another value' : expectedKinds(expected).join(' or ');
  }
}

function foundText({ input, path }: v.BaseIssue<unknown>): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  return JSON.stringify(maskValue(input, String(path?.at(-1)?.key)));
}
