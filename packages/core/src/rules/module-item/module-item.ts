import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
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
  readonly moduleDesc: LocalizedText;
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
  readonly moduleDesc: LocalizedText;
  readonly target: RedirectTarget;
}

/**
 * Fills the templates of a module item. Each value is escaped for its place, and never expanded as a template.
 *
 * The text shows an amount as `12.500` (specification, section 5). The address has percent-encoded values and the amount
 * in bare digits. Null, which is not shown, if a value is missing in the text or the address, or if the address is not
 * allowed: a value changes its path (`..`), or it leads off our routes and the app host.
 */
export function fillModuleItem(
  { type, moduleDesc, moduleForwardUrl }: ModuleItem,
  values: ModuleValues,
  hosts: AppHosts,
): FilledModuleItem | null {
  const texts = textsOf(values, (amount) => formatAmount(amount, 'ID'));
  const id = fillTemplate(moduleDesc.id, texts);
  const en = fillTemplate(moduleDesc.en, texts);
  const zh = fillTemplate(moduleDesc.zh, texts);
  const target = parseRedirectTarget(fillAddress(moduleForwardUrl, values), hosts);
  if (id === null || en === null || zh === null || target === null) return null;
  return { type, moduleDesc: { id, en, zh }, target };
}

const PLACEHOLDER = /\{(\w+)\}/g;

function fillAddress(template: string, values: ModuleValues): string | null {
  const texts = [...textsOf(values, bareDigits)];
  return fillTemplate(template, new Map(texts.map(([name, text]) => [name, encodeText(text)])));
}

/** Null if a placeholder has no value. */
function fillTemplate(template: string, texts: ReadonlyMap<string, string>): string | null {
  const names = Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);
  if (!names.every((name) => texts.has(name))) return null;
  return template.replace(PLACEHOLDER, (_, name: string) => texts.get(name) ?? '');
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
