import type { InLanguages, NotFoundView } from '../../src/first-view/first-views.types.ts';
import type { SLOT_FILES } from '../../src/first-view/slot-files.ts';
import { bundleScript } from '../bundle-script.ts';
import { askedEndpoints } from './asked-endpoints.ts';
import type { PrerenderedScreen } from './prerender.tsx';
import { inEach } from './screen-files.ts';
import { sharedShape } from './shared-shape.ts';
import { slotMessagesOf } from './slot-messages.ts';

/**
 * The script that writes early answers into the first view of a screen; null if there is no place for them.
 *
 * @throws Error if no answer fills the slots
 */
export async function slotScriptOf(
  { module, asks, views, title, notFound }: PrerenderedScreen,
  files: typeof SLOT_FILES,
): Promise<string | null> {
  if (!views.some(({ html }) => html.id.includes(' data-slot="'))) return null;
  const filled = Object.entries(files).filter(([, exports]) =>
    Object.values(exports).some(({ ask }) => asks.includes(ask)),
  );
  if (filled.length === 0) {
    throw new Error(
      `The skeleton of apps/h5/${module} has slots that no *.slots.ts beside it fills: its line in apps/h5/src/screens.ts asks ${asks.join(', ') || 'nothing'}.`,
    );
  }
  const slots = filled.flatMap(([, exports]) => Object.values(exports));
  const imports = filled.map(([file], index) => `import * as file${index} from '${file}';`);
  const { code } = await bundleScript(
    'src/first-view/write-texts.ts',
    {
      SLOT_MESSAGES: inEach((language) => slotMessagesOf(slots, language)),
      NOT_FOUND: notFound && notFoundOf(title, notFound),
    },
    {
      'src/first-view/slot-files.ts': `${imports.join('')}export const SLOT_FILES = [${filled.map((_, index) => `file${index}`)}];`,
      ...(await askedEndpoints(asks)),
    },
  );
  return code;
}

/** What takes the place of the first view where the answer says that there is nothing. */
function notFoundOf(title: InLanguages, html: InLanguages): NotFoundView {
  const { html: shape, inLanguages } = sharedShape(html, 'what is not found');
  return {
    shape,
    texts: inEach((language) => [title, ...inLanguages].map((texts) => texts[language])),
  };
}
