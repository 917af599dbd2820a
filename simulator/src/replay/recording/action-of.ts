import { ENDPOINTS } from '@cangkir/api';
import type { Override } from '../../backend/backend.types.ts';
import type { Sheet } from '../../host/native-ui.types.ts';
import type { RecordedAction } from './recorder.ts';

/** What a person did on a screen of the native app: what they answered, or null where they closed it. */
export function actionOfAnswer(kind: Sheet['kind'], answer: string | null): RecordedAction {
  switch (kind) {
    case 'login':
    case 'scan':
      return { do: 'answer', [kind]: answer };
    case 'share':
    case 'pay':
      return { do: 'answer', [kind]: answer !== null };
  }
}

/** What the backend was told to answer. Null where that is for every endpoint: a story names one. */
export function actionOfOverride({ endpoint, times, ...reply }: Override): RecordedAction | null {
  if (endpoint === undefined) return null;
  const { method, path } = ENDPOINTS[endpoint];
  return { do: 'http.override', match: `${method} ${path}`, reply, times };
}
