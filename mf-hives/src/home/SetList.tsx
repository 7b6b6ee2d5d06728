import { useNow, usePreference } from '@skep/remote-kit';
import { Stack } from '@skep/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { ApiarySectionFragment } from './ApiarySection.graphql.ts';
import { ApiarySection } from './ApiarySection.tsx';
import { cardColumnPx, cardHeightPx, screenfulOf } from './card-size.ts';
import { GroupSection } from './GroupSection.tsx';
import { useCollapsed } from './useCollapsed.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { useRenderBudget } from './useRenderBudget.ts';
import type { FoundSets } from './useVisibleGroups.ts';
import { viewOf } from './view.ts';
import { firstCounts } from './visible-groups.ts';

export interface SetListProps {
  apiaries: HomeQuery['apiaries'];
  groups: HomeQuery['hiveGroups'];
  found: FoundSets;
  /** Begins to choose hives, these among them. */
  onSelect: (hiveIds: readonly string[]) => void;
}

/** The apiaries and groups that were found, with their hives. */
export const SetList = memo(function SetList({ apiaries, groups, found, onSelect }: SetListProps) {
  const now = useNow();
  const [view] = usePreference('hives:view');
  const collapsed = useCollapsed();
  const isPrinting = useIsPrinting();
  const drawnAhead = useRenderBudget(found.sets);
  const apiaryById = useMemo(() => new Map(apiaries.map((apiary) => [apiary.id, apiary])), [apiaries]);
  const groupById = useMemo(() => new Map(groups.map((group) => [group.id, group])), [groups]);
  const hivesOfOthers = useMemo(
    () =>
      readFragment(ApiarySectionFragment, apiaries)
        .filter(({ isOwner }) => !isOwner)
        .flatMap(({ hives }) => hives),
    [apiaries],
  );
  // The others follow once these are seen: five hundred outlines take a slow phone most of a second.
  const listedCount = useDeferredValue(
    Number.POSITIVE_INFINITY,
    screenfulOf(cardColumnPx.xs, cardHeightPx.xs),
  );
  const listedCounts = firstCounts(found.sets, isPrinting ? Number.POSITIVE_INFINITY : listedCount);
  const wholeCounts = firstCounts(found.sets, isPrinting ? Number.POSITIVE_INFINITY : drawnAhead);
  return (
    <Stack gap={32}>
      {found.sets.map((shown, index) => {
        const set = {
          shown,
          listedCount: listedCounts[index] ?? 0,
          wholeCount: wholeCounts[index] ?? 0,
          now,
          view: viewOf(view),
          // What was searched for is shown, even where it was folded away.
          isCollapsed: !found.isSearch && collapsed.has(shown.key),
          onCollapse: collapsed.set,
          onSelect,
        };
        if (shown.kind === 'apiary') {
          const apiary = apiaryById.get(shown.id);
          return apiary && <ApiarySection key={shown.key} apiary={apiary} {...set} />;
        }
        const group = groupById.get(shown.id);
        return group && <GroupSection key={shown.key} {...{ group, hivesOfOthers }} {...set} />;
      })}
    </Stack>
  );
});
