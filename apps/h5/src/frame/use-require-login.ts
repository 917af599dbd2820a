import { useApp } from '../product-context.tsx';

/** Asks the person to log in, and to come back to this route. */
export function useRequireLogin(): () => void {
  const { root } = useApp();
  return () => root.send({ type: 'REQUIRE_LOGIN' });
}
