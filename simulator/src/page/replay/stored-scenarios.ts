/** A scenario of the repository, as its file has it. */
export interface StoredScenario {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const TEXTS = import.meta.glob<string>('../../../scenarios/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** All of them, by id. */
export const STORED_SCENARIOS: readonly StoredScenario[] = Object.entries(TEXTS)
  .map(([path, text]) => ({ id: idOf(path), title: titleOf(text), text }))
  .sort((one, other) => one.id.localeCompare(other.id));

function idOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}

function titleOf(text: string): string {
  const file: { readonly title: string } = JSON.parse(text);
  return file.title;
}
