import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock, Login } from '@cangkir/core';
import type { Answered } from './answered.ts';
import type { DropReason } from './bounded-server.ts';

/** Text for people, or an object a line for machines. */
export const LOG_FORMATS = ['text', 'json'] as const;

export type LogFormat = (typeof LOG_FORMATS)[number];

/** A request that is over. It holds nothing that was sent. */
export interface RequestEntry extends Answered {
  readonly event: 'request';
  /** The address of the client. */
  readonly client: string;
  readonly method: string;
  /** Of HTTP; null if there was no answer. */
  readonly status: number | null;
  readonly ms: number;
}

/** Something to log. */
export type LogEntry =
  | RequestEntry
  | {
      readonly event: 'start';
      readonly addresses: readonly string[];
      readonly data: string;
      /** As people read it. */
      readonly text: string;
    }
  | {
      /** What a test wanted of a steered backend. */
      readonly event: 'step';
      /** Null if it was done. */
      readonly refusal: string | null;
      /** For the test alone: the data are its own, and end with it. */
      readonly login: Login | null;
      /** A text that the test wanted filled. */
      readonly text: string | null;
    }
  | {
      /** A connection that was closed while it was in use. */
      readonly event: 'drop';
      /** The address that it came from, which may be a proxy's. */
      readonly client: string;
      readonly reason: DropReason;
    }
  | { readonly event: 'sms'; readonly maskedPhone: string; readonly code: string }
  | {
      readonly event: 'exception';
      readonly where: string;
      readonly name: string;
      /** The stack without the message, which may hold what was sent. */
      readonly frames: readonly string[];
    };

/** The output of the backend. */
export interface Log {
  write(entry: LogEntry): void;
  /** Gives all that `run` logs, also later, the ID of a request. */
  inRequest<Value>(id: string, run: () => Value): Value;
}

/** @param output Receives whole lines. */
export function createLog(
  format: LogFormat,
  output: (text: string) => void,
  clock: Pick<Clock, 'now'>,
): Log {
  const requestId = new AsyncLocalStorage<string>();
  return {
    write(entry) {
      const time = new Date(clock.now()).toISOString();
      const id = requestId.getStore() ?? null;
      output(format === 'json' ? jsonLine(entry, time, id) : textOf(entry, time, id));
    },
    inRequest: (id, run) => requestId.run(id, run),
  };
}

function jsonLine(entry: LogEntry, time: string, id: string | null): string {
  const { event, ...parts } = entry.event === 'start' ? { ...entry, text: undefined } : entry;
  return `${JSON.stringify({ time, event, ...(id !== null && { id }), ...parts })}\n`;
}

function textOf(entry: LogEntry, time: string, id: string | null): string {
  if (entry.event === 'start') return entry.text;
  return `${[time, ...(id === null ? [] : [id]), labelOf(entry)].join(' ')}\n`;
}

function labelOf(entry: Exclude<LogEntry, { readonly event: 'start' }>): string {
  switch (entry.event) {
    case 'sms':
      return `SMS to ${entry.maskedPhone}: ${entry.code}`;
    case 'drop':
      return `${entry.client} connection dropped: ${entry.reason}`;
    case 'step':
      return entry.refusal === null ? 'Step done' : `Step refused: ${entry.refusal}`;
    case 'exception':
      return [`An exception in ${entry.where}: ${entry.name}`, ...entry.frames].join('\n');
    default:
      return requestLabel(entry);
  }
}

function requestLabel({ client, method, path, status, code, outcome, ms }: RequestEntry): string {
  const result = [status ?? outcome, ...(code === null ? [] : [`code ${code}`])].join(' ');
  return `${client} ${method} ${path} ${result} ${ms} ms`;
}
