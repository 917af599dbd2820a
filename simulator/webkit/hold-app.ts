import { APP_PATH } from '@cangkir/tooling/app-path';
import type { BackendProcess } from '@cangkir/tooling/backend-process';
import { type Passage, passOn } from './pass-on.ts';

/** A backend whose app does not start before it is released: its page shows the first view alone. */
export interface HeldApp extends Passage {
  /** The paths of all requests, in order. */
  readonly asked: readonly string[];
  release(): void;
}

/** Passes a backend's answers on, and holds the app's entry script back. */
export async function holdApp(backend: BackendProcess): Promise<HeldApp> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const passage = await passOn(backend, async (path) => {
    asked.push(path);
    if (path.startsWith(`${APP_PATH}assets/index-`)) await held;
    return undefined;
  });
  return { ...passage, asked, release };
}
