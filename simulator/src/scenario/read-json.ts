import { fail, type Result, succeed } from '@cangkir/core';
import { maskText } from '../shared/mask-text.ts';

/** Why a text is not JSON. Masked: it is there to be read. */
export interface JsonFault {
  /** Counted from 1. */
  readonly line: number;
  readonly words: string;
}

/** Reads JSON, and says in which line it breaks off: the parser itself does not always. */
export function readJson(text: string): Result<unknown, JsonFault> {
  try {
    return succeed(JSON.parse(text));
  } catch (error) {
    return fail({
      line: brokenLine(text),
      // The line is enough for people to find it.
      words: `This is not JSON: ${maskText(messageOf(error).replace(/ at position \d.*$/, ''))}`,
    });
  }
}

/** The first line that no other could follow so that it becomes JSON; the last where its end alone is missing. */
function brokenLine(text: string): number {
  const lines = text.split(/(?<=\n)/);
  const broken = lines.findIndex((_, index) => !isBeginning(lines.slice(0, index + 1).join('')));
  return broken === -1 ? lines.length : broken + 1;
}

/** Tells whether the parser came to the end of a text before anything was wrong. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = messageOf(error);
    const position = / at position (\d+)/.exec(message)?.[1];
    return position === undefined
      ? message.endsWith('end of JSON input')
      : Number(position) === text.length;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
