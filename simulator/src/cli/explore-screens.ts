import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@cangkir/core';
import type { Screens } from '../explore/explore.ts';
import { createReadText, type Messages } from '../explore/screens/read-text.ts';
import { createWatchedScreens } from '../explore/screens/watched-screens.ts';
import { createPlaywrightDriver } from '../replay/browser/playwright-driver.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { REPOSITORY } from '../server/paths.ts';
import { isJsonObject } from '../shared/json-object.ts';
import { nodeSha256 } from './node-sha256.ts';
import { openSimulatorBrowser } from './simulator-browser.ts';

/** The screens of the production build, for every nth walk. */
interface OpenScreens extends Screens {
  close(): Promise<void>;
}

export async function openScreens(everyNth: number): Promise<OpenScreens> {
  const simulator = await openSimulatorBrowser();
  const profile = await simulator.newProfile();
  const page = await profile.newPage();
  await page.goto('/');
  return {
    everyNth,
    plain: createPlaywrightDriver(page),
    driver: createWatchedScreens(
      page,
      createMachinesDriver({}, nodeSha256),
      createReadText(storedMessages()),
    ),
    close: simulator.close,
  };
}

function storedMessages(): Messages {
  return { id: messagesIn('id'), en: messagesIn('en'), zh: messagesIn('zh') };
}

function messagesIn(language: Language): readonly string[] {
  const files = globSync(`apps/h5/src/**/messages.${language}.json`, { cwd: REPOSITORY });
  return files.flatMap((file) =>
    textsIn(JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8'))),
  );
}

/** The texts of messages, with each of their plurals. */
function textsIn(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return [messages];
  return isJsonObject(messages) ? Object.values(messages).flatMap(textsIn) : [];
}
