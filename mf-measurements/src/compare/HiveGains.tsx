import { useQuery, useQueryEviction, useScreenState } from '@skep/remote-kit';
import { ScreenStates } from '@skep/ui';
import { useMemo } from 'react';
import type { HiveGainsQueryVariables } from '../generated/graphql.ts';
import { GainTable } from './GainTable.tsx';
import { type GainSort, gainsFrom } from './gains.ts';
import { HiveGainsQuery } from './HiveGains.graphql.ts';

export interface HiveGainsProps {
  variables: HiveGainsQueryVariables;
  /** Of hives, by their ids. */
  names: ReadonlyMap<string, string>;
  sort: GainSort;
  onSort: (sort: GainSort) => void;
}

const ofPeriod = ['hiveGains'];

/** What the bees of each hive gained, once a year of each is read. */
export function HiveGains({ variables, names, sort, onSort }: HiveGainsProps) {
  useQueryEviction(ofPeriod, variables);
  const result = useQuery(HiveGainsQuery, { variables: variables, fetchPolicy: 'cache-and-network' });
  // While another period is on its way, the former one stays.
  const data = result.data ?? result.previousData;
  const state = useScreenState({ ...result, data });
  const hives = useMemo(() => gainsFrom(data?.hiveGains ?? [], names), [data, names]);
  return (
    <ScreenStates state={state}>
      {data && <GainTable hives={hives} sort={sort} onSort={onSort} />}
    </ScreenStates>
  );
}
