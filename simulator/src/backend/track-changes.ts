import { type Place, placeOf } from './places.ts';
import type { BackendState } from './state.ts';

/** A state whose changes are recorded while rules make them in place. */
export interface TrackedState {
  /** A view of the state. Changes through it are made to the state itself. */
  readonly state: BackendState;
  /** The entries that were set or deleted. */
  readonly places: ReadonlySet<Place>;
  /** Takes back all changes. */
  undo(): void;
}

/** The objects behind the views of all tracked states. */
const originals = new WeakMap<object, object>();

/** Records the changes of a state. Costs nothing for what is not read. */
export function trackChanges(state: BackendState): TrackedState {
  const places = new Set<Place>();
  const undoSteps: (() => void)[] = [];
  const views = new WeakMap<object, object>();

  function viewOf<Target extends object>(target: Target, path: readonly string[]): Target;
  function viewOf(target: object, path: readonly string[]): object {
    const known = views.get(target);
    if (known !== undefined) return known;
    const view = new Proxy(target, {
      get(owner, key) {
        const value: unknown = Reflect.get(owner, key);
        return typeof value === 'object' && value !== null && typeof key === 'string'
          ? viewOf(value, [...path, key])
          : value;
      },
      set(owner, key, value) {
        record(owner, key);
        return Reflect.set(owner, key, originalOf(value));
      },
      deleteProperty(owner, key) {
        record(owner, key);
        return Reflect.deleteProperty(owner, key);
      },
    });

    function record(owner: object, key: string | symbol): void {
      const before = Reflect.getOwnPropertyDescriptor(owner, key);
      const length = Array.isArray(owner) ? owner.length : null;
      undoSteps.push(() => {
        if (before === undefined) Reflect.deleteProperty(owner, key);
        else Reflect.defineProperty(owner, key, before);
        // A new item makes a list longer, and its removal does not make it shorter.
        if (length !== null) Reflect.set(owner, 'length', length);
      });
      // The length of a list is no entry: its items are.
      if (!(Array.isArray(owner) && key === 'length')) places.add(placeOf([...path, String(key)]));
    }

    views.set(target, view);
    originals.set(view, target);
    return view;
  }

  return {
    state: viewOf(state, []),
    places,
    undo() {
      for (const step of undoSteps.reverse()) step();
    },
  };
}

/** The object behind a view, so that no view gets into a state. Replaces views inside a new object, too. */
export function originalOf<Value>(value: Value): Value;
export function originalOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const original = originals.get(value);
  if (original !== undefined) return original;
  for (const [key, entry] of Object.entries(value)) {
    const plain: unknown = originalOf(entry);
    if (plain !== entry) Reflect.set(value, key, plain);
  }
  return value;
}
