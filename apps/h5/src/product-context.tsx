import type {
  App,
  BridgeConsole,
  Browser,
  Clipboard,
  Connection,
  KeyValueStore,
  Language,
  LinkMaker,
  LoadingCounter,
  Locator,
  NativeHost,
  PageVisibility,
  Result,
  RouteName,
  ScanFailure,
  ScreenGateways,
  Sharing,
} from '@cangkir/core';
import type { AudioOutput } from '@cangkir/core/audio';
import { MissingProviderError } from '@cangkir/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { BrowserScanner } from './adapters/browser-scanner.ts';
import type { Arrival } from './navigation/arrival.ts';
import type { HashRouter } from './navigation/hash-router.ts';

/** Shows the camera, and answers what it read. */
export type CameraView = ComponentType<{
  readonly answer: (result: Result<string, ScanFailure>) => void;
}>;

/** What the screens run on. */
export interface Product {
  readonly app: App;
  readonly router: HashRouter;
  readonly arrival: Arrival;
  readonly native: NativeHost;
  /** How many requests are pending. */
  readonly loading: LoadingCounter;
  readonly browser: Browser;
  readonly links: LinkMaker;
  /** Whether there is a trace of the native app, which has its own tabs and login. */
  readonly isInApp: boolean;
  readonly gateways: ScreenGateways;
  readonly audio: AudioOutput;
  readonly clipboard: Clipboard;
  readonly connection: Connection;
  readonly locator: Locator;
  readonly scanner: BrowserScanner<CameraView>;
  /** Loads every call of the native bridge, for developers. */
  openBridgeConsole(): Promise<BridgeConsole>;
  readonly sharing: Sharing;
  readonly visibility: PageVisibility;
  /** Holds what screens read, over a reload. */
  readonly storage: KeyValueStore;
  /** The corrected time: milliseconds since the epoch. */
  now(): number;
  /** The title of a route's screen, which is not there yet. Null for the route stands for other addresses. */
  titleOf(name: RouteName | null, language: Language): string | null;
  /** Titles the document, and the native app's bar. */
  showTitle(title: string): void;
}

const ProductContext = createContext<Product | null>(null);

interface ProductProviderProps {
  readonly product: Product;
  readonly children: ReactNode;
}

/** Hands the running product down to the screens. It was started outside React. */
export function ProductProvider({ product, children }: ProductProviderProps) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

/**
 * The running product.
 *
 * @throws MissingProviderError outside the provider.
 */
export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (product === null) throw new MissingProviderError('ProductProvider');
  return product;
}
