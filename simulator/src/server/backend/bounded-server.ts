import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
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
 * After a stop, unused connections stay open until so many ticks in a row bring no request that was on its way. They are
 * counted, since a busy machine may let any time pass without reading what has come.
 */
const QUIET_TICKS = 10;

const TICK_MS = 50;

/** The most connections that the system holds for a server until it takes them: Node's default. */
const BACKLOG = 511;

/** A server whose memory does not depend on what its clients send, or leave unread. */
export interface BoundedServer {
  readonly server: Server;
  /**
   * Takes no connection any more, answers what is on its way with `Connection: close`, and resolves when all
   * connections are closed. Drops the requests that are pending after the timeout.
   */
  close(timeoutMs: number): Promise<void>;
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
 * @param stallTimeoutMs How long a client may take no byte of its answer.
 * @param answer Rejects never. Resolves when the whole answer is written.
 */
export function createBoundedServer(
  { stallTimeoutMs, ...options }: ServerOptions & { readonly stallTimeoutMs: number },
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
    if (connections.size >= MAX_CONNECTIONS) longestUnused()?.destroy();
    connections.set(socket, { waiting: 0, last: Promise.resolve() });
    socket.once('close', () => connections.delete(socket));
  });

  function take(request: IncomingMessage, response: ServerResponse): void {
    quietTicks = 0;
    const { socket } = request;
    const connection = connections.get(socket);
    // Requests that came with the one too many.
    if (connection === undefined || socket.destroyed) return;
    if (connection.waiting === MAX_REQUESTS_IN_LINE) {
      socket.destroy();
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
      socket.destroy();
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

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
