import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, type Result, succeed } from '@cangkir/core';
import { type ConformData, fixtureData, parseData } from './data.ts';

/** The options of `npm run conform`. */
export interface CommandOptions {
  /** Null for our own backend, which is started for the check. */
  readonly url: URL | null;
  readonly data: ConformData;
  readonly pageOrigin: string | null;
  /** The file of the JUnit report; null for none. */
  readonly junit: string | null;
  readonly showsTokens: boolean;
  readonly isHelpWanted: boolean;
}

/** The words of `--help`, before the fields of the data file. */
export const USAGE = `npm run conform -- [options]

Asks a backend for all that the contract says, and for what it has to refuse. See docs/conform.md.

  --url URL        where the backend is; without it our own is started for the check
  --data FILE      what is there in it: people and things; by default what our own has
  --token TOKEN    of the member, in place of a login
  --origin ORIGIN  the origin of the page, if it is another one: checks what the backend allows it
  --junit FILE     writes the results as JUnit XML
  --show-tokens    shows tokens in the commands that repeat a request
  --help           this text, and the fields of a data file

Ends with 0 without a finding, with 1 with findings or without an answer, with 2 on wrong arguments.
`;

/** Parses the command's arguments. Fails with a message. */
export function readOptions(args: readonly string[]): Result<CommandOptions, string> {
  const typed = parse(args);
  if (!typed.ok) return typed;
  const { url, data: file, token, origin, junit, help } = typed.value;
  const problem = problemOf(typed.value);
  if (problem !== null) return fail(problem);
  const data = file === undefined ? succeed(fixtureData()) : readData(file);
  if (!data.ok) return data;
  return succeed({
    url: url === undefined ? null : new URL(url),
    data: token === undefined ? data.value : withToken(data.value, token),
    pageOrigin: origin === undefined ? null : new URL(origin).origin,
    junit: junit ?? null,
    showsTokens: typed.value['show-tokens'],
    isHelpWanted: help,
  });
}

/** The arguments that have a value. */
type Typed = { readonly [Name in 'url' | 'data' | 'token' | 'origin' | 'junit']?: string };

/** What is wrong with the arguments, in words; null if nothing is. */
function problemOf({ url, data, token, origin, junit }: Typed): string | null {
  if (token === '' || junit === '') return '--token and --junit need a value.';
  if (url === undefined) {
    return (data ?? token ?? origin) === undefined
      ? null
      : '--data, --token and --origin are for the backend that --url names.';
  }
  if (!isOrigin(url)) {
    return `--url ${url} is no address. Write it as https://staging.example.com.`;
  }
  return origin === undefined || isOrigin(origin)
    ? null
    : `--origin ${origin} is no origin. Write it as https://m.example.com.`;
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        url: { type: 'string' },
        data: { type: 'string' },
        token: { type: 'string' },
        origin: { type: 'string' },
        junit: { type: 'string' },
        'show-tokens': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return succeed(values);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function readData(file: string): Result<ConformData, string> {
  try {
    const data = parseData(readFileSync(file, 'utf8'));
    return data.ok ? data : fail(`--data ${file} does not fit:\n${data.failure}`);
  } catch {
    return fail(`--data ${file} can’t be read.`);
  }
}

function withToken({ people, things }: ConformData, token: string): ConformData {
  return { people: { ...people, member: { ...people.member, token } }, things };
}
