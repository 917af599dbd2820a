import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';

/** The most connections. One more takes the place of the one that is unused the longest. */
const MAX_CONNECTIONS = 500;

/** The most requests of one connection without their answer. Browsers send the next one after an answer. */
const MAX_REQUESTS_IN_LINE = 2;

/** The most bytes of all answers that their clients have not taken yet. */
const MAX_UNSENT_BYTES = 16_000_000;

/** The most bytes of a file that wait in one connection. */
const BUFFER_BYTES = 16_384;

/**
 * The most bytes that are parsed before a bound is looked at. Node would parse all that it has read, 64 KB, also after the
 * connection is closed: more than a thousand requests.
 */
const PARSED_BYTES = 256;

/**
 * After a stop, unused connections stay open until so many ticks in a row bring no request that was on its way. They are
 * counted, since a busy machine may let any time pass without reading what has come.
 */
const QUIET_TICKS = 10;

const TICK_MS = 50;

/** The most connections that the system holds for a server until it takes them: Node's default. */
const BACKLOG = 511;

/** Of a request whose client closed its side in the middle. */
const CLOSED_EARLY = 'HPE_INVALID_EOF_STATE';

/** Why the server closed a connection that was in use. */
export const DROP_REASONS = [
  // Another one needed its place.
  'too many connections',
  'too many requests',
  'too much unread',
  // It took no byte of its answer for too long.
  'stalled',
  // A request took too long to arrive.
  'too slow',
  // A body came without its length, in parts that may be of one byte.
  'no length',
  // It was no HTTP, or had too many headers.
  'malformed',
] as const;

export type DropReason = (typeof DROP_REASONS)[number];

/** A server whose memory does not depend on what its clients send, or leave unread. */
export interface BoundedServer {
  readonly server: Server;
  /**
   * Takes no connection any more, answers what is on its way with `Connection: close`, and resolves when all
   * connections are closed. Drops the requests that are pending after the timeout.
   */
  close(timeoutMs: number): Promise<void>;
}

export interface BoundedServerOptions extends ServerOptions {
  /** How long a client may take no byte of its answer. */
  readonly stallTimeoutMs: number;
  /** Called before it closes a connection that is in use. */
  onDrop(reason: DropReason, socket: Socket): void;
}

interface Connection {
  /** How many of its requests have no answer. */
  waiting: number;
  /** Resolves when the last of them is over. */
  last: Promise<void>;
}

/**
 * Creates a server that answers the requests of one connection one after the other. It does not listen yet.
 *
 * @param answer Rejects never. Resolves when the whole answer is written.
 */
export function createBoundedServer(
  { stallTimeoutMs, onDrop, ...options }: BoundedServerOptions,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): BoundedServer {
  /** The one that is unused the longest first. */
  const connections = new Map<Socket, Connection>();
  const pending = new Set<ServerResponse>();
  let taken = 0;
  let isClosing = false;
  let quietTicks = 0;

  const server = createServer({ ...options, highWaterMark: BUFFER_BYTES });
  server.timeout = stallTimeoutMs;

  server.on('connection', (socket: Socket) => {
    taken += 1;
    const unused = connections.size < MAX_CONNECTIONS ? undefined : longestUnused();
    if (unused !== undefined) drop(unused, 'too many connections');
    connections.set(socket, { waiting: 0, last: Promise.resolve() });
    socket.once('close', () => connections.delete(socket));
    parseInParts(socket);
  });

  server.on('timeout', (socket: Socket) => {
    if (connections.get(socket)?.waiting === 0) socket.destroy();
    else drop(socket, 'stalled');
  });

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    // Browsers open connections in advance, and may send nothing on them.
    if (socket.bytesRead === 0) socket.destroy();
    else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 'too slow', 408);
    else if (code === 'HPE_HEADER_OVERFLOW') refuse(socket, 'malformed', 431);
    else if (code.startsWith('HPE_') && code !== CLOSED_EARLY) refuse(socket, 'malformed', 400);
    else socket.destroy();
  });

  function drop(socket: Socket, reason: DropReason): void {
    onDrop(reason, socket);
    socket.destroy();
  }

  /** Says why it closes the connection, where no answer is on its way that this would be taken for. */
  function refuse(socket: Socket, reason: DropReason, status: number): void {
    onDrop(reason, socket);
    if (connections.get(socket)?.waiting === 0) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    }
    socket.destroySoon();
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    quietTicks = 0;
    const { socket } = request;
    const connection = connections.get(socket);
    // Requests that came with the one too many.
    if (connection === undefined || !socket.writable) return;
    if (request.headers['transfer-encoding'] !== undefined) {
      refuse(socket, 'no length', 411);
      return;
    }
    if (connection.waiting === MAX_REQUESTS_IN_LINE) {
      drop(socket, 'too many requests');
      return;
    }
    connections.delete(socket);
    connections.set(socket, connection);
    connection.waiting += 1;
    connection.last = answerInTurn(connection, request, response);
  }
  server.on('request', take);
  // Node would answer them out of turn, however many there are.
  server.on('checkExpectation', take);

  async function answerInTurn(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { socket } = request;
    await connection.last;
    if (!socket.destroyed) {
      if (isClosing) announceClose(response);
      pending.add(response);
      await answer(request, response);
      dropLargest();
      // It rejects if the connection closes first.
      await finished(response).catch(() => {});
      pending.delete(response);
    }
    connection.waiting -= 1;
  }

  function longestUnused(): Socket | undefined {
    const [first] = connections.keys();
    return [...connections].find(([, { waiting }]) => waiting === 0)?.[0] ?? first;
  }

  /** Those with the largest answers go first: customers' answers are small. */
  function dropLargest(): void {
    const unread = [...connections.keys()].filter(({ writableLength }) => writableLength > 0);
    let unsent = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (unsent <= MAX_UNSENT_BYTES) return;
    for (const socket of unread.sort((one, other) => other.writableLength - one.writableLength)) {
      if (unsent <= MAX_UNSENT_BYTES) return;
      unsent -= socket.writableLength;
      drop(socket, 'too much unread');
    }
  }

  /** Takes the connections that wait: the system would reset them. A turn of the event loop takes one. */
  async function takeWaiting(): Promise<void> {
    for (let turns = 0; turns < BACKLOG; turns += 1) {
      const before = taken;
      // The first turn may have begun already.
      await nextTurn();
      await nextTurn();
      if (taken === before) return;
    }
  }

  function tick(): void {
    quietTicks += 1;
    if (quietTicks < QUIET_TICKS) return;
    for (const [socket, { waiting }] of connections) if (waiting === 0) socket.destroy();
  }

  return {
    server,
    async close(timeoutMs) {
      await takeWaiting();
      isClosing = true;
      quietTicks = 0;
      const closed = new Promise((resolve) => server.once('close', resolve));
      // That of HTTP resets unused connections, on which a request may be on its way.
      NetServer.prototype.close.call(server);
      for (const response of pending) announceClose(response);
      // The immediate comes after what was read in this turn of the event loop.
      const ticks = setInterval(() => setImmediate(tick), TICK_MS);
      const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearInterval(ticks);
      clearTimeout(timeout);
    },
  };
}

/** Feeds the parser small parts of what is read, for as long as the connection is open. */
function parseInParts(socket: Socket): void {
  const push = socket.push.bind(socket);
  socket.push = (read: Buffer | null, ...rest) => {
    if (read === null) return push(read, ...rest);
    let wantsMore = true;
    for (let at = 0; at < read.length && socket.writable; at += PARSED_BYTES) {
      wantsMore = push(read.subarray(at, at + PARSED_BYTES));
    }
    return wantsMore;
  };
  // Without a listener Node reads for the parser past the stream.
  socket.on('data', () => {});
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
