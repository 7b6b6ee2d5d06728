import { loadWithRetries, usePreference } from '@skep/remote-kit';
import { Button, type ScreenState, ScreenStates, Stack, tokens } from '@skep/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { HomeQuery } from '../generated/graphql.ts';
import { SelectionContext } from '../select-hives/useSelection.ts';
import { useSelectMode } from '../select-hives/useSelectMode.ts';
import { useIntl } from '../use-intl.ts';
import { CountLine } from './CountLine.tsx';
import { HomeFilterBar } from './HomeFilterBar.tsx';
import { readFilters } from './home-filters.ts';
import { SetList } from './SetList.tsx';
import { useHomeFilters } from './useHomeFilters.ts';
import { useMarkedHives } from './useMarkedHives.ts';
import { useVisibleGroups } from './useVisibleGroups.ts';
import { viewOf } from './view.ts';

// Most visits choose nothing: what is done to many hives is loaded when somebody begins to.
const SelectionBar = lazy(() =>
  loadWithRetries(async () => ({
    default: (await import('../select-hives/SelectionBar.tsx')).SelectionBar,
  })),
);

/** The filters, and what they leave of the apiaries and groups. */
export function HomeContent({ data }: { data: HomeQuery }) {
  const { apiaries, hiveGroups } = data;
  const [filters, setFilters] = useHomeFilters();
  const [storedView, setView] = usePreference('hives:view');
  const [marked, onMarked] = useMarkedHives();
  const shown = useVisibleGroups(data, filters, marked);
  const { found, listed, order, has } = shown;
  const nothingFound = useNothingFound(filters.search, () => setFilters(readFilters(new URLSearchParams())));
  const selecting = useSelectMode();

  return (
    <Whole onKeyDown={selecting.pressKey}>
      <Stack gap={8}>
        <HomeFilterBar
          filters={filters}
          hasDevices={has.device}
          onFilters={setFilters}
          onMarked={onMarked}
          view={viewOf(storedView)}
          onView={setView}
        />
        <CountLine shown={shown} filters={filters} onFilters={setFilters} selecting={selecting} />
      </Stack>
      <ScreenStates state={found.sets.length > 0 ? { kind: 'ready' } : nothingFound}>
        <SelectionContext value={selecting.selectionOnCards}>
          <SetList apiaries={apiaries} groups={hiveGroups} found={listed} onSelect={selecting.choose} />
        </SelectionContext>
      </ScreenStates>
      {selecting.selection && (
        <Suspense>
          <SelectionBar
            apiaries={apiaries}
            selection={selecting.selection}
            order={order}
            shown={found.sets}
            onLeave={selecting.leave}
          />
        </Suspense>
      )}
    </Whole>
  );
}

function useNothingFound(search: string, clearFilters: () => void): ScreenState {
  const { formatMessage } = useIntl();
  return {
    kind: 'empty',
    icon: 'search',
    title: formatMessage(
      { id: search === '' ? 'hives.nothingFoundTitle' : 'hives.nothingFoundFor' },
      { search },
    ),
    text: formatMessage({ id: 'hives.nothingFoundText' }),
    action: <Button onClick={clearFilters}>{formatMessage({ id: 'hives.clearFilters' })}</Button>,
  };
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[24]};
`;
