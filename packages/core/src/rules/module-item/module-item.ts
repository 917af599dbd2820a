import {
  parseRedirectTarget,
  type RedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import { encodeText } from '../../platform/text/encode-text.ts';
import { formatAmount } from '../money/money.ts';

/** A configured part of a page (specification, section 3). Untrusted. */
export interface ModuleItem {
  /** The kind of part, interpreted by the screen. */
  readonly type: string;
  /** Text with the placeholders `{inviteCode}` and `{amount}`. */
  readonly moduleDesc: string;
  /** The target of a tap: a route or an address, with the same placeholders. */
  readonly moduleForwardUrl: string;
}

/** The values of the placeholders. */
export interface ModuleValues {
  /** Null or empty if there is none. Untrusted: it may come from a link. */
  readonly inviteCode: string | null;
  /** In rupiah, a whole number from 0; null if there is none. */
  readonly amount: number | null;
}

/** A part of a page, ready to show. */
export interface FilledModuleItem {
  readonly type: string;
  /** Plain text, never HTML. */
  readonly moduleDesc: string;
  /** Null if the address is not allowed: then the part is not tappable. */
  readonly target: RedirectTarget | null;
}

/**
 * Fills the templates of a module item. Each value is escaped for its place, and never expanded as a template.
 *
 * The text shows an amount as `12.500` (specification, section 5), and drops missing or invalid values. The address has
 * percent-encoded values and the amount in bare digits. The whole address is rejected if a value is missing, changes
 * the path (`..`), or leads off our routes and the app host.
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

/** Null if a placeholder has no value. Values cannot add placeholders: their braces are encoded. */
function fillAddress(template: string, values: ModuleValues): string | null {
  const texts = textsOf(values, bareDigits);
  const address = template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const text = texts.get(name);
    return text === undefined ? placeholder : encodeText(text);
  });
  return address.search(PLACEHOLDER) === -1 ? address : null;
}

/** The present values as text, by placeholder. */
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

/** Null if the amount has no bare-digit form: not a number, negative, a fraction, or too large. */
function bareDigits(amount: number): string | null {
  return Number.isSafeInteger(amount) && amount >= 0 ? String(amount) : null;
}
