import { use } from 'react';
import type { LoadPart } from '../navigation/part.tsx';
import type { ScreenDefinition } from './screen-definition.ts';

/** The screen of a route without a machine, once it is loaded. */
export function RouteScreen({ load }: { readonly load: LoadPart<ScreenDefinition> }) {
  const { Screen } = use(load());
  return <Screen />;
}
