import { DEFAULT_ENVIRONMENT, type Environment, parseEnvironment } from '@cangkir/core/environment';

/** The environment that a deployment wrote into the page, unchecked. An empty one where none did. */
function writtenEnvironment(): unknown {
  try {
    return JSON.parse(document.getElementById('environment')?.textContent ?? '{}');
  } catch {
    return null;
  }
}

/** Where the API is, as written. The app, which checks it, drops what another origin than its own has answered. */
export function writtenApiOrigin(): string {
  const { apiOrigin } = { apiOrigin: null, ...Object(writtenEnvironment()) };
  return typeof apiOrigin === 'string' ? apiOrigin : location.origin;
}

/** The environment of the page. One that does not fit counts as none, and the inspector shows its fields, never what they hold. */
export function readEnvironment(): Environment {
  const parsed = parseEnvironment(writtenEnvironment());
  if (parsed.ok) return parsed.value;
  // biome-ignore lint/suspicious/noConsole: who runs the app looks for it there.
  console.warn('Dropped the environment of the page', parsed.failure);
  return DEFAULT_ENVIRONMENT;
}
