import { useMemo } from 'react';
import type { HivePlansQuery } from '../generated/graphql.ts';

/** The hive with its apiary; null: nobody sees it; undefined: not known yet. */
export function useHiveOfPlans(data: HivePlansQuery | undefined, id: string) {
  return useMemo(() => {
    if (data === undefined) return undefined;
    const found = data.apiaries.flatMap((apiary) => apiary.hives.map((hive) => ({ ...hive, apiary })));
    return found.find((hive) => hive.id === id) ?? null;
  }, [data, id]);
}
