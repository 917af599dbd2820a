import type { CDPSession } from 'playwright';

/**
 * Runs a function in a page that is being measured. Playwright's own `evaluate` and `waitForFunction` first bring
 * scripts of theirs, which a slow phone compiles for up to 100 ms while it starts the page.
 *
 * @returns What it returns, as JSON has it.
 */
export async function runInPage<Asked>(
  session: CDPSession,
  run: (asked: Asked) => unknown,
  asked: Asked,
): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${run})(${JSON.stringify(asked)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  return result.value;
}
