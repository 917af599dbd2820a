import { ProblemScreen } from './problem-screen.tsx';
import type { ScreenDefinition } from './screen-definition.ts';

interface NotFoundScreenProps extends Pick<ScreenDefinition, 'title' | 'notFound' | 'NotFound'> {
  readonly onRetry: () => void;
}

/** Says that the address of a page names nothing. */
export function NotFoundScreen({ NotFound, ...props }: NotFoundScreenProps) {
  return NotFound === undefined ? <ProblemScreen {...props} problem={NOT_FOUND} /> : <NotFound />;
}

const NOT_FOUND = { message: 'notFound', next: 'leave', code: null } as const;
