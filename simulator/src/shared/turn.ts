/** Waits for the rest of the pending microtasks and what follows from them at once, in Node and in a page. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    if ('setImmediate' in globalThis) {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
