import type { SLOT_FILES } from '../../src/first-view/slot-files.ts';
import { bundleScript } from '../bundle-script.ts';
import { askedEndpoints } from './asked-endpoints.ts';
import type { PrerenderedScreen } from './prerender.tsx';
import { inEach } from './screen-files.ts';
import { slotMessagesOf } from './slot-messages.ts';

/**
 * The script that writes early answers into the first views.
 *
 * @throws Error if no answer fills the slots of a screen
 */
export async function textWriter(
  screens: readonly PrerenderedScreen[],
  files: typeof SLOT_FILES,
): Promise<string> {
  const slots = Object.values(files).flatMap((exports) => Object.values(exports));
  const asks = [...new Set(slots.map(({ ask }) => ask))];
  for (const screen of screens) refuseUnfilled(screen, asks);
  const { code } = await bundleScript(
    'src/first-view/write-texts.ts',
    { SLOT_MESSAGES: inEach((language) => slotMessagesOf(slots, language)) },
    await askedEndpoints(asks),
  );
  return code;
}

function refuseUnfilled(
  { module, asks, views }: PrerenderedScreen,
  filled: readonly string[],
): void {
  const hasSlots = views.some(({ html }) => html.id.includes(' data-slot="'));
  if (!hasSlots || asks.some((ask) => filled.includes(ask))) return;
  throw new Error(
    `The skeleton of apps/h5/${module} has slots that no *.slots.ts beside it fills: its line in apps/h5/src/screens.ts asks ${asks.join(', ') || 'nothing'}.`,
  );
}
