import { useSelector } from '@xstate/store-react';
import { createContext, type ReactNode, use } from 'react';
import { Fold } from '../controls/fold.tsx';
import type { CardName, UnfoldedStore } from './unfolded-store.ts';

const UnfoldedContext = createContext<UnfoldedStore | null>(null);

/** Gives the cards what lies open. */
export function UnfoldedProvider(props: {
  readonly store: UnfoldedStore;
  readonly children: ReactNode;
}) {
  return <UnfoldedContext value={props.store}>{props.children}</UnfoldedContext>;
}

function useUnfoldedStore(): UnfoldedStore {
  const store = use(UnfoldedContext);
  if (store === null) throw new Error('A card of switches needs an UnfoldedProvider above it.');
  return store;
}

/** Whether a card lies open: what it shows need be fresh then alone. */
export function useIsUnfolded(name: CardName): boolean {
  return useSelector(useUnfoldedStore(), ({ context }) => context.unfolded.includes(name));
}

interface SwitchCardProps {
  readonly name: CardName;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A card of switches. It lies open, or not, as it was left at the last visit. */
export function SwitchCard({ name, ...rest }: SwitchCardProps) {
  const store = useUnfoldedStore();
  return (
    <Fold
      isOpen={useIsUnfolded(name)}
      onToggle={(isOpen) => store.trigger.toggled({ name, isOpen })}
      {...rest}
    />
  );
}
