import type {
  App,
  AppHosts,
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
  Session,
  Sharing,
} from '@cangkir/core';
import type { AudioOutput } from '@cangkir/core/audio';
import type { Trail } from '@cangkir/core/health';
import { MissingProviderError } from '@cangkir/react';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { BrowserScanner } from './adapters/browser-scanner.ts';
import type { Arrival } from './navigation/arrival.ts';
import type { HashRouter } from './navigation/hash-router.ts';
import type { Taps } from './navigation/taps.ts';

/** Shows the camera, and answers what it read. */
export type CameraView = ComponentType<{
  readonly answer: (result: Result<string, ScanFailure>) => void;
}>;

/** The phone, and the browser in it. */
export interface Device {
  readonly audio: AudioOutput;
  readonly browser: Browser;
  readonly clipboard: Clipboard;
  readonly connection: Connection;
  readonly locator: Locator;
  readonly visibility: PageVisibility;
}

/** The native app around the page. */
export interface NativeApp {
  /** Whether there is a trace of it: it has its own tabs and login. */
  readonly isInApp: boolean;
  readonly native: NativeHost;
}

/** What passes a route on to other people. */
export interface LinkSharing {
  readonly links: LinkMaker;
  readonly sharing: Sharing;
}

/** What the frame around every screen runs on. */
export interface FramePorts {
  /** Loads what is kept of the page for the report of a problem. */
  openTrail(): Promise<Trail>;
  /** How many requests are pending. */
  readonly loading: LoadingCounter;
  readonly scanner: BrowserScanner<CameraView>;
  /** The title of a route's screen, which is not there yet. Null for the route stands for other addresses. */
  titleOf(name: RouteName | null, language: Language): string | null;
  /** Titles the document, and the native app's bar. */
  showTitle(title: string): void;
}

/** What reads without a machine run on. */
export interface QueryPorts {
  readonly app: App;
  readonly gateways: ScreenGateways;
  /** Holds what screens read, over a reload. */
  readonly storage: KeyValueStore;
  /** The corrected time: milliseconds since the epoch. */
  now(): number;
  /** Loads every call of the native bridge, for developers. */
  openBridgeConsole(): Promise<BridgeConsole>;
  /** A hidden page reads nothing. */
  readonly visibility: PageVisibility;
}

/** What the screens run on. A component asks for a part of it, by the hooks below. */
export interface Product extends Device, NativeApp, LinkSharing, FramePorts, QueryPorts {
  readonly hosts: AppHosts;
  readonly router: HashRouter;
  readonly arrival: Arrival;
  readonly taps: Taps;
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

/** The current route, and the ways to navigate. */
export function useNavigation(): HashRouter {
  return useProduct().router;
}

/** What happens when a page shows after a navigation: its focus, and where it is scrolled to. */
export function useArrival(): Arrival {
  return useProduct().arrival;
}

/** What the person did before the page was there. */
export function useTaps(): Taps {
  return useProduct().taps;
}

/** The corrected time. It renders nothing again as it passes. */
export function useClock(): Pick<Product, 'now'> {
  return useProduct();
}

/** The running app: its machines, its language, and the way to log out. */
export function useApp(): Omit<App, 'session' | 'start' | 'routeChanged'> {
  return useProduct().app;
}

/** The stores of the session. To render again when one changes, subscribe to it. */
export function useSession(): Session {
  return useProduct().app.session;
}

/** What the phone and its browser can do. */
export function useDevice(): Device {
  return useProduct();
}

/** The native app, and whether the page is in it. */
export function useNativeApp(): NativeApp {
  return useProduct();
}

/** Where the native app and its own pages are. */
export function useAppHosts(): AppHosts {
  return useProduct().hosts;
}

/** Makes links, and opens the panel that shares them. */
export function useSharing(): LinkSharing {
  return useProduct();
}

/** What belongs to the frame around every screen. */
export function useFramePorts(): FramePorts {
  return useProduct();
}

/** What a query over a gateway runs on. A screen reads by `useGatewayQuery`. */
export function useQueryPorts(): QueryPorts {
  return useProduct();
}

function useProduct(): Product {
  const product = useContext(ProductContext);
  if (product === null) throw new MissingProviderError('ProductProvider');
  return product;
}
