import { once } from 'node:events';
import type { Server } from 'node:http';

/** A server cannot listen at its address. The message says why, and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(host: string, port: number, cause: unknown) {
    super(textOf(host, port, cause), { cause });
  }
}

function textOf(host: string, port: number, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what listens there, or choose another one with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine. With --host 0.0.0.0 it listens on all of them.`;
    default:
      return `The backend can’t listen to ${host}, port ${port} (${code}). Choose others with --host and --port.`;
  }
}

/**
 * Starts listening. Resolves with the port.
 *
 * @param port 0 for any free port.
 * @throws ListenError
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new ListenError(host, port, error);
  }
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? port) : port;
}
