/** The host is only installed in pages of this machine. */
export class NotLoopbackError extends Error {
  override readonly name = 'NotLoopbackError';

  constructor(hostname: string) {
    super(
      `The simulator's host was not installed: ${hostname} is not this machine. Open the page on localhost.`,
    );
  }
}

/** Whether a host name always means this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
