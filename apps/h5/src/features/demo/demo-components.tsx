import { InTurn } from '../../frame/in-turn.tsx';
import { DemoControls } from './demo-controls.tsx';
import { DemoFields } from './demo-fields.tsx';
import { DemoLists } from './demo-lists.tsx';
import { DemoNumbers } from './demo-numbers.tsx';
import { DemoOverlays } from './demo-overlays.tsx';
import { DemoPictures } from './demo-pictures.tsx';
import { DemoStates } from './demo-states.tsx';

/** Every component of the kit. */
export function DemoComponents() {
  return (
    <InTurn>
      <DemoPictures />
      <DemoNumbers />
      <DemoControls />
      <DemoFields />
      <DemoLists />
      <DemoStates />
      <DemoOverlays />
    </InTurn>
  );
}
