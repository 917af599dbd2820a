import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readScenario } from '../scenario/validate.ts';
import { ToolError } from './tool.ts';

interface StoredScenario {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The one folder that is read and written. */
export interface ScenarioFolder {
  /** The scenarios in it, by id. */
  list(): Promise<readonly StoredScenario[]>;
  /** @throws ToolError if there is none of this id */
  read(id: string): Promise<string>;
  /**
   * Writes a scenario under its id.
   *
   * @throws ToolError if there is one already, and it is not to be replaced
   */
  write(id: string, text: string, isReplacing: boolean): Promise<void>;
}

export function openScenarioFolder(folder: string): ScenarioFolder {
  /** The ids by their files: a link may lead out of the folder, and is none of them. */
  async function readIds(): Promise<readonly string[]> {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map(({ name }) => path.basename(name, '.json'))
      .sort();
  }

  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  return {
    async list() {
      const ids = await readIds();
      const texts = await Promise.all(ids.map((id) => readFile(fileOf(id), 'utf8')));
      return texts.flatMap((text, index) => {
        const [id = '', scenario] = [ids[index], readScenario(text)];
        return scenario.ok ? [{ id, title: scenario.value.title, text }] : [];
      });
    },
    async read(id) {
      if (!(await readIds()).includes(id)) {
        throw new ToolError(`There is no scenario “${id}”: list says which there are.`);
      }
      return readFile(fileOf(id), 'utf8');
    },
    async write(id, text, isReplacing) {
      const isThere = (await readIds()).includes(id);
      if (isThere && !isReplacing) {
        throw new ToolError(`There is a scenario “${id}”: choose another id, or set replace.`);
      }
      await writeFile(fileOf(id), text, { flag: isThere ? 'w' : 'wx' });
    },
  };
}
