import { useNow, usePreference } from '@skep/remote-kit';
import { Stack } from '@skep/ui';
import { memo, useMemo } from 'react';
import type { HomeQuery } from '../generated/graphql.ts';
import { ApiarySection } from './ApiarySection.tsx';
import { firstCounts } from './shown-apiaries.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useDrawnAhead } from './useDrawnAhead.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import type { FoundApiaries } from './useShownApiaries.ts';
import { viewOf } from './view.ts';

export interface ApiaryListProps {
  apiaries: HomeQuery['apiaries'];
  found: FoundApiaries;
  /** Begins to choose hives, these among them. */
  onSelect: (hiveIds: readonly string[]) => void;
}

/** The apiaries that were found, with their hives. */
export const ApiaryList = memo(function ApiaryList({ apiaries, found, onSelect }: ApiaryListProps) {
  const now = useNow();
  const [view] = usePreference('hives:view');
  const collapsed = useCollapsed();
  const isPrinting = useIsPrinting();
  const drawnAhead = useDrawnAhead(found.apiaries);
  const byId = useMemo(() => new Map(apiaries.map((apiary) => [apiary.id, apiary])), [apiaries]);
  const wholeCounts = firstCounts(found.apiaries, isPrinting ? Number.POSITIVE_INFINITY : drawnAhead);
  return (
    <Stack gap={32}>
      {found.apiaries.map(({ id, hives }, index) => {
        const apiary = byId.get(id);
        return (
          apiary && (
            <ApiarySection
              key={id}
              apiary={apiary}
              hives={hives}
              wholeCount={wholeCounts[index] ?? 0}
              now={now}
              view={viewOf(view)}
              // What was searched for is shown, even where it was folded away.
              isCollapsed={!found.isNarrowed && collapsed.has(id)}
              onCollapse={collapsed.set}
              onSelect={onSelect}
            />
          )
        );
      })}
    </Stack>
  );
});
