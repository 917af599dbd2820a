import { Disclosure } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import type { ReactNode } from 'react';
import { useMemory } from './memory.tsx';
import type { CardName } from './unfolded-store.ts';

/** Whether a card is open. A closed card does not refresh its content. */
export function useIsUnfolded(name: CardName): boolean {
  return useSelector(useMemory().unfolded, ({ context }) => context.unfolded.includes(name));
}

interface SwitchCardProps {
  readonly name: CardName;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A card of settings. It is open or closed as at the last visit. */
export function SwitchCard({ name, ...rest }: SwitchCardProps) {
  const { unfolded } = useMemory();
  return (
    <Disclosure
      open={useIsUnfolded(name)}
      onToggle={(isOpen) => unfolded.trigger.toggled({ name, isOpen })}
      {...rest}
    />
  );
}
