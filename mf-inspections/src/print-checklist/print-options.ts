import { useSearchParams } from '@skep/remote-kit';

/** What is to be printed, as the address says it, so that it can be led here from a hive. */
export interface PrintOptions {
  hiveIds: ReadonlySet<string>;
  /** One sheet with a row for each hive, which asks these. Undefined: a sheet for each hive. */
  itemIds: readonly string[] | undefined;
}

/** Of one sheet with a row for each hive (`tableColumnsMax` of the api). */
export const columnsMax = 10;

/** What every inspection has and a row may ask: the first columns of a new table. */
export const generalColumns = ['impression', 'attention', 'notes'] as const;

export function usePrintOptions() {
  const [search, setSearch] = useSearchParams();
  const printOptions: PrintOptions = {
    hiveIds: new Set(listIn(search.get('hiveIds'))),
    itemIds: search.has('items') ? listIn(search.get('items')) : undefined,
  };
  function change(name: 'hiveIds' | 'items', value: string | undefined) {
    const changed = new URLSearchParams(search);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    setSearch(changed, { replace: true });
  }
  return {
    printOptions,
    tick: (next: ReadonlySet<string>) => change('hiveIds', next.size === 0 ? undefined : [...next].join(',')),
    ask: (itemIds: readonly string[] | undefined) => change('items', itemIds?.join(',')),
  };
}

const listIn = (text: string | null) => (text ?? '').split(',').filter((part) => part !== '');
