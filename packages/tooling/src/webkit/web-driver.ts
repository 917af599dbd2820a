import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

/** How long to wait for what a page is about to show. Guards against a hang alone. */
const TIMEOUT_MS = 180_000;

const POLL_MS = 50;

/** The key of an element's id, of the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const ANSWER = v.object({ value: v.unknown() });
const FAILURE = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const FOUND = v.array(v.object({ [ELEMENT]: v.string() }));
const OUTCOME = v.union([
  v.strictObject({ value: v.optional(v.unknown()) }),
  v.strictObject({ thrown: v.string() }),
]);
const SESSION = v.object({ sessionId: v.string() });

/** A page that WebDriver drives. What an XPath finds is waited for. */
export interface DrivenPage {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page, which sees nothing of its module. Resolves with what it returns or resolves with, as
   * plain data. Rejects with what it throws.
   */
  evaluate<Args extends readonly unknown[]>(
    run: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown>;
  /** Runs the text of a script, such as that of a library. */
  inject(script: string): Promise<void>;
  /** Resolves when a function in the page returns true. */
  until(isThere: () => boolean): Promise<void>;
  /** Resolves when the first element is seen. */
  see(xpath: string): Promise<void>;
  /** Resolves when no element is seen any more. */
  miss(xpath: string): Promise<void>;
  textOf(xpath: string): Promise<string>;
  click(xpath: string): Promise<void>;
  /** Presses the mouse on an element. */
  press(xpath: string): Promise<void>;
  /** Lets go of the mouse, where it is. */
  release(): Promise<void>;
  /** Types a text into an emptied field, or the path of a file into one for files. */
  type(xpath: string, text: string): Promise<void>;
  /** A PNG of an element. */
  screenshot(xpath: string): Promise<Uint8Array>;
  /** Ends the session, and with it the browser. */
  close(): Promise<void>;
}

/** What a driver refuses, by its code in the standard. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

/** What passes as a page goes on to load or to move. */
const PASSING: ReadonlySet<string> = new Set([
  'element click intercepted',
  'element not interactable',
  'no such element',
  // WebKit's, of a page that is left while it is asked.
  'no such frame',
  'stale element reference',
]);

const SHOWN = 'return document.location.href + "\\n" + document.body.innerText';

/** Opens a session of the driver at an address. */
export async function openSession(driver: string, capabilities: object): Promise<DrivenPage> {
  const { sessionId } = v.parse(
    SESSION,
    await request('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } }),
  );
  const session = `${driver}/session/${sessionId}`;

  const get = (path: string) => request('GET', `${session}/${path}`);
  const post = (path: string, body: object = {}) => request('POST', `${session}/${path}`, body);

  async function elements(xpath: string): Promise<readonly string[]> {
    const found = await post('elements', { using: 'xpath', value: xpath });
    return v.parse(FOUND, found).map((element) => element[ELEMENT]);
  }

  async function isSeen(id: string): Promise<boolean> {
    return (await get(`element/${id}/displayed`)) === true;
  }

  /** The first that is seen: an opening dialog leaves its twin behind it. */
  async function seen(xpath: string): Promise<string> {
    for (const id of await elements(xpath)) if (await isSeen(id)) return id;
    throw new WebDriverError('no such element', xpath);
  }

  async function useMouse(actions: readonly object[]): Promise<void> {
    await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Tries again as long as the page is not yet, or no longer, where it has to be. */
  async function untilPassed<Value>(attempt: () => Promise<Value>): Promise<Value> {
    const end = performance.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof WebDriverError && PASSING.has(error.code))) throw error;
        if (performance.now() > end) {
          const shown = await post('execute/sync', { script: SHOWN, args: [] });
          throw new Error(`${error.message}\nThe page shows: ${shown}`, { cause: error });
        }
      }
      await delay(POLL_MS);
    }
  }

  return {
    async goto(address) {
      await post('url', { url: address });
    },
    async reload() {
      await post('refresh');
    },
    async evaluate(run, ...args) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve([...arguments].slice(0, -1))
          .then((given) => (${run})(...given))
          .then((value) => done({ value }), (error) => done({ thrown: String(error?.stack || error) }));`;
      const outcome = v.parse(OUTCOME, await post('execute/async', { script, args }));
      if ('thrown' in outcome) throw new Error(`The page threw ${outcome.thrown}`);
      return outcome.value;
    },
    async inject(script) {
      await post('execute/sync', { script, args: [] });
    },
    until: (isThere) =>
      untilPassed(async () => {
        const isTrue = await post('execute/sync', { script: `return (${isThere})()`, args: [] });
        if (isTrue !== true) throw new WebDriverError('no such element', String(isThere));
      }),
    see: (xpath) => untilPassed(async () => void (await seen(xpath))),
    miss: (xpath) =>
      untilPassed(async () => {
        for (const id of await elements(xpath)) {
          if (await isSeen(id)) throw new WebDriverError('no such element', `less: ${xpath}`);
        }
      }),
    textOf: (xpath) =>
      untilPassed(async () => String(await get(`element/${await seen(xpath)}/text`))),
    click: (xpath) =>
      untilPassed(async () => void (await post(`element/${await seen(xpath)}/click`))),
    press: (xpath) =>
      untilPassed(async () => {
        const origin = { [ELEMENT]: await seen(xpath) };
        await useMouse([
          { type: 'pointerMove', origin, x: 0, y: 0 },
          { type: 'pointerDown', button: 0 },
        ]);
      }),
    release: () => useMouse([{ type: 'pointerUp', button: 0 }]),
    type: (xpath, text) =>
      untilPassed(async () => {
        const [id] = await elements(xpath);
        if (id === undefined) throw new WebDriverError('no such element', xpath);
        await post(`element/${id}/value`, { text });
      }),
    screenshot: (xpath) =>
      untilPassed(async () => {
        const picture = await get(`element/${await seen(xpath)}/screenshot`);
        return Buffer.from(v.parse(v.string(), picture), 'base64');
      }),
    async close() {
      // The driver ends the browser also where it then complains that its window is gone.
      await fetch(session, { method: 'DELETE' });
    },
  };
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(ANSWER, answer).value;
  const { error, message } = v.parse(FAILURE, answer).value;
  throw new WebDriverError(error, message);
}
