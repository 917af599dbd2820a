/** The environment that a deployment wrote into the page, unchecked. An empty one where none did. */
export function writtenEnvironment(): unknown {
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
