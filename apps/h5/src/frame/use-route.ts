import { useLocation, useSearch } from 'wouter';

/** The current route with its query. The component renders again when it changes. */
export function useRoute(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}
