import { readScenario } from '../../scenario/validate.ts';

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
export const STORED_SCENARIOS: readonly StoredScenario[] = Object.values(TEXTS)
  .flatMap((text) => {
    const scenario = readScenario(text);
    if (!scenario.ok) return [];
    const { id, title } = scenario.value;
    return [{ id, title, text }];
  })
  .sort((one, other) => one.id.localeCompare(other.id));
