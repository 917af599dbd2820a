import {
  parseRedirectTarget,
  type RedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import { encodeText } from '../../platform/text/encode-text.ts';
import { formatAmount } from '../money/money.ts';

/** A part of a page that is made from configuration (specification, section 3). Untrusted. */
export interface ModuleItem {
  /** Which kind of part it is; the screen that shows it knows. */
  readonly type: string;
  /** Text, in which `{inviteCode}` and `{amount}` stand for what is filled in. */
  readonly moduleDesc: string;
  /** Where a tap leads: a route or an address, with the same placeholders. */
  readonly moduleForwardUrl: string;
}

/** What is filled in. */
export interface ModuleValues {
  /** Null, or empty, where the person has none. Untrusted: it may come from a link. */
  readonly inviteCode: string | null;
  /** In rupiah, a whole number from 0; null where there is none. */
  readonly amount: number | null;
}

/** A part of a page, ready to be shown. */
export interface FilledModuleItem {
  readonly type: string;
  /** Plain text: it is shown as text, and never as HTML. */
  readonly moduleDesc: string;
  /** Null where the tap would lead nowhere that is allowed: then there is nothing to tap. */
  readonly target: RedirectTarget | null;
}

/**
 * Fills the templates of a module item. Each value is escaped for the place where it stands, and is never
 * read as a template itself.
 *
 * In the text an amount is shown as `12.500` (specification, section 5), and what has no value, or no meaning, is
 * left out. In the address values are percent-encoded, the amount as bare digits; an address that lacks a value,
 * that a value moves (`..`), or that leads off our routes and the app host, is refused as a whole.
 */
export function fillModuleItem(item: ModuleItem, values: ModuleValues): FilledModuleItem {
  return {
    type: item.type,
    moduleDesc: fillText(item.moduleDesc, values),
    target: parseRedirectTarget(fillAddress(item.moduleForwardUrl, values)),
  };
}

const PLACEHOLDER = /\{(\w+)\}/g;

function fillText(template: string, values: ModuleValues): string {
  const texts = textsOf(values, (amount) => formatAmount(amount, 'ID'));
  return template.replace(PLACEHOLDER, (_, name: string) => texts.get(name) ?? '');
}

/** Null where a placeholder has no value. None can come in with a value: its braces are encoded. */
function fillAddress(template: string, values: ModuleValues): string | null {
  const texts = textsOf(values, bareDigits);
  const address = template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const text = texts.get(name);
    return text === undefined ? placeholder : encodeText(text);
  });
  return address.search(PLACEHOLDER) === -1 ? address : null;
}

/** The values that are there, as text, by placeholder. */
function textsOf(
  { inviteCode, amount }: ModuleValues,
  showAmount: (amount: number) => string | null,
): ReadonlyMap<string, string> {
  const texts = [
    ['inviteCode', inviteCode],
    ['amount', amount === null ? null : showAmount(amount)],
  ] as const;
  return new Map(texts.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

/** Null where digits alone cannot say it: what is no number, below 0, a fraction, or too large. */
function bareDigits(amount: number): string | null {
  return Number.isSafeInteger(amount) && amount >= 0 ? String(amount) : null;
}
