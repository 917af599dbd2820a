/**
 * Lets the browser paint and answer taps before the start goes on. A message, because no timer is waited for: a
 * tool may hold those.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
