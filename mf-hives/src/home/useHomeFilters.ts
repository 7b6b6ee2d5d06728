import { useSearchParams } from '@skep/remote-kit';
import { startTransition, useMemo, useOptimistic } from 'react';
import { type HomeFilters, readFilters, writtenFilters } from './home-filters.ts';

/** The filters of the address, and the way to change them: they show before the page of that address is drawn. */
export function useHomeFilters(): [HomeFilters, (filters: HomeFilters) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useOptimistic(parameters.toString());
  const filters = useMemo(() => readFilters(new URLSearchParams(query)), [query]);

  function setFilters(next: HomeFilters) {
    const written = new URLSearchParams(writtenFilters(next));
    startTransition(() => {
      setQuery(written.toString());
      setParameters(written, { replace: true });
    });
  }

  return [filters, setFilters];
}
