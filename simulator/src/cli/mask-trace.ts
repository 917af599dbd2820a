import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { maskText, maskValue } from '../shared/mask-text.ts';
import { readZip, writeZip, type ZipEntry } from './zip.ts';

/** Masks a trace of Playwright in place: it holds requests, answers and what the page showed. */
export function maskTrace(file: string): void {
  writeFileSync(file, writeZip(readZip(readFileSync(file)).map(maskEntry)));
}

function maskEntry({ name, content }: ZipEntry): ZipEntry {
  const mask = MASKS[path.extname(name)];
  return mask === undefined
    ? { name, content }
    : { name, content: Buffer.from(mask(content.toString())) };
}

/** By extension. Scripts, styles and pictures come from the builds. */
const MASKS: Readonly<Record<string, (text: string) => string>> = {
  // Lines of JSON.
  '.trace': (text) => text.split('\n').map(maskJson).join('\n'),
  '.network': (text) => text.split('\n').map(maskJson).join('\n'),
  '.json': maskJson,
  '.txt': maskText,
  '.dat': maskJson,
};

function maskJson(text: string): string {
  try {
    return JSON.stringify(maskHeaders(maskValue(JSON.parse(text))));
  } catch {
    return maskText(text);
  }
}

/** A list of headers has each value apart from its name. */
function maskHeaders(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskHeaders);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, maskHeaders(entry)]);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  const { name } = copy;
  return typeof name === 'string' && 'value' in copy
    ? { ...copy, value: maskValue(copy['value'], name.toLowerCase()) }
    : copy;
}
