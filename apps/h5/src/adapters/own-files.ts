/** The address that the app's own files begin with, up to its last slash: that of the page without query and hash. */
export function ownFiles(): string {
  return new URL('.', location.href).href;
}
