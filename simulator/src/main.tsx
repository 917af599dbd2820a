import '@cangkir/react/tokens.css';
import '@cangkir/react/base.css';
import './page/theme.css';
import { BRAND } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSimulator } from './compose/create-simulator.ts';
import { guardSimulator } from './compose/guard-simulator.ts';
import { browserClock, browserRandom } from './desk/browser-ports.ts';
import { serveNetwork } from './network/serve-network.ts';
import { openChosenTab } from './page/column/chosen-tab.ts';
import { Desk } from './page/desk/desk.tsx';
import { openLinks } from './page/desk/open-links.ts';
import { Notice } from './page/notice.tsx';
import { takePageLock, takePageOver } from './page/page-lock.ts';
import { MemoryProvider } from './page/panel/memory.tsx';
import { openUnfolded } from './page/panel/unfolded-store.ts';
import { placeProblem } from './page/place-problem.ts';
import { SimulatorProvider } from './page/simulator-context.tsx';
import { openPresets } from './settings/presets.ts';
import { createSavedValue } from './shared/saved-value.ts';

document.title = `${BRAND.displayName} simulator`;

const container = document.querySelector('#root');
if (container === null) throw new Error('The page has no #root to show the simulator in.');
const root = createRoot(container);

await start();

async function start(): Promise<void> {
  const problem = placeProblem(window);
  if (problem !== null) return root.render(<Notice {...problem} />);
  const lock = await takePageLock();
  if (lock === null) return showElsewhere();

  const simulator = await createSimulator({
    clock: browserClock,
    random: browserRandom,
    savedValues: {
      settings: createSavedValue('settings'),
      backend: createSavedValue('backend'),
      savedStorage: createSavedValue('saved-storage'),
      recording: createSavedValue('recording'),
    },
    webHost: location.hostname,
  });
  const chosenTab = await openChosenTab(createSavedValue('tab'));
  const memory = {
    unfolded: await openUnfolded(createSavedValue('unfolded')),
    presets: await openPresets(createSavedValue('presets')),
  };
  window.simulator = guardSimulator(simulator);
  window.__SIM__ = { install: simulator.install };
  // The frames render after this, so that their first requests are answered too.
  const stopServing = await serveNetwork(simulator.network);
  // Before the app opens, which would otherwise open twice.
  const linkMessage = openLinks(simulator, chosenTab);
  root.render(
    <StrictMode>
      <SimulatorProvider simulator={simulator}>
        <MemoryProvider memory={memory}>
          <Desk chosenTab={chosenTab} linkMessage={linkMessage} />
        </MemoryProvider>
      </SimulatorProvider>
    </StrictMode>,
  );
  await lock.lost;
  showElsewhere();
  await stopServing();
}

function showElsewhere(): void {
  root.render(
    <Notice
      title="The simulator is open in another tab"
      text="Two tabs would answer each other’s requests, so only one runs at a time."
    >
      <Button onClick={takePageOver}>Use it here</Button>
    </Notice>,
  );
}
