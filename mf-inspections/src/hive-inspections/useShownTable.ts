import { useSearchParams } from '@skep/remote-kit';
import { pageSizes } from './page-sizes.ts';

/** What of a hive's table is shown, as in the address. */
export interface ShownTable {
  page: number;
  perPage: number;
  /** Ids of inspections that were chosen to stand side by side: none, one or two. */
  compared: readonly string[];
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  compare: (ids: readonly string[]) => void;
}

export function useShownTable(): ShownTable {
  const [search, setSearch] = useSearchParams();
  const requestedSize = Number(search.get('per'));

  function show(changes: Record<string, string | undefined>) {
    const all = Object.entries({ ...Object.fromEntries(search), ...changes });
    setSearch(Object.fromEntries(all.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))));
  }

  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    perPage: pageSizes.find((size) => size === requestedSize) ?? pageSizes[0],
    compared: [...new Set((search.get('compare') ?? '').split(','))].filter((id) => id !== '').slice(0, 2),
    setPage: (page) => show({ page: String(page) }),
    // Another size begins at the newest again: the same page would be another stretch of time.
    setPerPage: (perPage) => show({ per: String(perPage), page: undefined }),
    compare: (ids) => show({ compare: ids.length > 0 ? ids.join(',') : undefined }),
  };
}
