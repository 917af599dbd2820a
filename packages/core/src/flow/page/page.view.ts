import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../problem/problem.ts';
import type { PageMachine } from './page.machine.ts';

/** What a page shows while its feature does not run: the same for every page. */
export type PageStep =
  | { readonly step: 'loading' | 'loginRequired' | 'notFound' }
  | { readonly step: 'loadFailed'; readonly problem: Problem };

/** The view of a page; null while its feature runs, which has a view of its own. */
export function pageStep(snapshot: SnapshotFrom<PageMachine>): PageStep | null {
  const { problem } = snapshot.context;
  switch (snapshot.value) {
    case 'running':
      return null;
    case 'loginOffered':
    case 'loginRequired':
      return { step: 'loginRequired' };
    case 'notFound':
      return { step: 'notFound' };
    default:
      return problem === null ? { step: 'loading' } : { step: 'loadFailed', problem };
  }
}
