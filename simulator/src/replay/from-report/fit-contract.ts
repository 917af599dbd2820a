import { ENDPOINTS } from '@cangkir/api';
import { METHODS } from '@cangkir/bridge';
import * as v from 'valibot';
import { fillFixed } from '../../scenario/placeholders.ts';
import { PSEUDONYM, type WrittenValues } from './written-values.ts';

/** An answer of a report. */
interface Answer {
  readonly name: string;
  readonly outcome: number | string | null;
  readonly data: unknown;
}

/** Texts of the forms that a contract may ask for. The number tells one from another. */
const FORMS: readonly ((nth: number) => string)[] = [
  (nth) => `{{e164:stranger${(nth % 9) + 1}}}`,
  (nth) => `https://pay.example/${nth}`,
  (nth) => `2026-09-${String((nth % 28) + 1).padStart(2, '0')}`,
  (nth) => String(100_000 + nth),
  (nth) => `9.9.${nth % 100}`,
  (nth) => nth.toString(16).padStart(64, '0'),
  (nth) => String.fromCharCode(65 + (nth % 26)).repeat(3),
  (nth) => `CARD${String(nth).padStart(8, '2')}`,
];

/** The most values that are tried for the texts of one answer. */
const MAX_TRIES = 100;

const OUTPUTS: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ...Object.values(ENDPOINTS).map(
    ({ method, path, output }) => [`${method} ${path}`, output] as const,
  ),
  ...Object.entries(METHODS).map(([name, { output }]) => [name, output] as const),
]);

/** Gives the pseudonyms of answers values of the form that the contract asks for. */
export function fitContract(answers: readonly Answer[], values: WrittenValues): void {
  for (const { name, outcome, data } of answers) {
    const output = OUTPUTS.get(name);
    // What came to nothing, or to a refusal, has no data of the contract.
    if (output === undefined || data === null || typeof outcome === 'string') continue;
    const tried = new Map<string, number>();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const pseudonym = firstUnfit(output, data, values);
      if (pseudonym === null) break;
      const nth = tried.get(pseudonym) ?? 0;
      const form = FORMS[nth];
      if (form === undefined) break;
      tried.set(pseudonym, nth + 1);
      values.set(pseudonym, form(Number(pseudonym.split('-')[1])));
    }
  }
}

/** The pseudonym whose value the contract refuses first. Null if it refuses none. */
function firstUnfit(output: v.GenericSchema, data: unknown, values: WrittenValues): string | null {
  const read = v.safeParse(output, fillFixed(values.fill({ data })['data']));
  if (read.success) return null;
  for (const { path } of read.issues) {
    const text = (path ?? []).reduce<unknown>((part, { key }) => Object(part)[String(key)], data);
    const [pseudonym] = typeof text === 'string' ? (text.match(PSEUDONYM) ?? []) : [];
    if (pseudonym !== undefined) return pseudonym;
  }
  return null;
}
