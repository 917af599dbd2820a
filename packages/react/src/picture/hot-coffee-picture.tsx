import { BatikCup, Coffee, Steam } from './drawing.tsx';

/** A cup of hot coffee alone, for a dark ground: this is what one gets. */
export function HotCoffeePicture() {
  return (
    <svg aria-hidden="true" viewBox="48 22 144 142" width="144" height="142" style={FLUID}>
      <BatikCup>
        <Coffee />
      </BatikCup>
      <Steam />
    </svg>
  );
}

const FLUID = { width: '100%', height: 'auto' } as const;
