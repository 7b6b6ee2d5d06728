import { loadWithRetries, useNow, usePreference, useSearchParams } from '@skep/remote-kit';
import { Button, FilterChip, Row, ScreenStates, Stack, Text, tokens } from '@skep/ui';
import { lazy, memo, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { SelectionContext } from '../select-hives/useSelection.ts';
import { useSelectMode } from '../select-hives/useSelectMode.ts';
import { ApiarySection } from './ApiarySection.tsx';
import { HomeFilterBar } from './HomeFilterBar.tsx';
import { type HomeFilters, narrowsHives, readFilters, writtenFilters } from './home-filters.ts';
import { ShownApiaryFragment } from './shown-apiaries.graphql.ts';
import { firstHives, orderedApiaries, type ShownApiary, shownApiaries } from './shown-apiaries.ts';
import { useCollapsed } from './useCollapsed.ts';
import { viewOf } from './view.ts';

// Most visits choose nothing: what is done to many hives is loaded when somebody begins to.
const SelectionBar = lazy(() =>
  loadWithRetries(async () => ({
    default: (await import('../select-hives/SelectionBar.tsx')).SelectionBar,
  })),
);

export interface HomeContentProps {
  apiaries: HomeQuery['apiaries'];
}

/** The filters, and what they leave of the apiaries. */
export function HomeContent({ apiaries }: HomeContentProps) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const [storedView, setView] = usePreference('hives:view');
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  const setFilters = (next: HomeFilters) => setParameters(writtenFilters(next), { replace: true });
  const { shown, order, allHiveCount, has } = useShownApiaries(apiaries, filters);
  const drawn = useDrawn(shown, filters);
  const selecting = useSelectMode();
  const isNarrowed = filters.search !== '' || narrowsHives(filters);

  return (
    <Whole onKeyDown={selecting.pressKey}>
      <Stack gap={8}>
        <HomeFilterBar
          filters={filters}
          hasDevices={has.device}
          onFilters={setFilters}
          view={viewOf(storedView)}
          onView={setView}
        />
        <Row gap={12}>
          <div role="status">
            <Text tone="muted">
              {formatMessage(
                { id: isNarrowed ? 'hives.shownOf' : 'hives.shownCount' },
                {
                  apiaryCount: shown.length,
                  hiveCount: shown.reduce((sum, { hiveIds }) => sum + hiveIds.length, 0),
                  allHiveCount,
                },
              )}
            </Text>
          </div>
          {(has.silentDevice || filters.hasSilentDevice) && (
            <FilterChip
              label={formatMessage({ id: 'hives.filter.silent' })}
              sign="offline"
              isBare="onPhone"
              isOn={filters.hasSilentDevice}
              onChange={(hasSilentDevice) => setFilters({ ...filters, hasSilentDevice })}
            />
          )}
          {(has.gone || filters.isGone) && (
            <FilterChip
              label={formatMessage({ id: 'hives.filter.gone' })}
              sign="clock"
              isOn={filters.isGone}
              onChange={(isGone) => setFilters({ ...filters, isGone })}
            />
          )}
          <div ref={selecting.beginner}>
            <FilterChip
              label={formatMessage({ id: 'hives.selectHives' })}
              sign="checklist"
              isOn={selecting.selection !== undefined}
              onChange={(isOn) => (isOn ? selecting.choose([]) : selecting.leave())}
            />
          </div>
        </Row>
      </Stack>
      <ScreenStates
        state={
          shown.length > 0
            ? { kind: 'ready' }
            : {
                kind: 'empty',
                icon: 'search',
                title: formatMessage(
                  { id: filters.search === '' ? 'hives.nothingFoundTitle' : 'hives.nothingFoundFor' },
                  { search: filters.search },
                ),
                text: formatMessage({ id: 'hives.nothingFoundText' }),
                action: (
                  <Button onClick={() => setFilters(readFilters(new URLSearchParams()))}>
                    {formatMessage({ id: 'hives.clearFilters' })}
                  </Button>
                ),
              }
        }
      >
        <SelectionContext value={selecting.selectionOnCards}>
          <Apiaries apiaries={apiaries} shown={drawn} isNarrowed={isNarrowed} onSelect={selecting.choose} />
        </SelectionContext>
      </ScreenStates>
      {selecting.selection && (
        <Suspense>
          <SelectionBar
            apiaries={apiaries}
            selection={selecting.selection}
            order={order}
            shown={shown}
            onLeave={selecting.leave}
          />
        </Suspense>
      )}
    </Whole>
  );
}

/** Ordering and collecting words is done once for what was loaded; typing only searches in them. */
function useShownApiaries(apiaries: HomeQuery['apiaries'], filters: HomeFilters) {
  const { locale, formatDate } = useIntl();
  const ordered = useMemo(
    () =>
      orderedApiaries(readFragment(ShownApiaryFragment, apiaries), locale, (moment) =>
        formatDate(moment, { dateStyle: 'long' }),
      ),
    [apiaries, locale, formatDate],
  );
  const shown = useMemo(() => shownApiaries(ordered, filters), [ordered, filters]);
  const hives = useMemo(() => ordered.flatMap((apiary) => apiary.hives), [ordered]);
  const there = hives.filter(({ isGone }) => !isGone);
  return {
    shown,
    order: useMemo(() => hives.map(({ id }) => id), [hives]),
    allHiveCount: filters.isGone ? hives.length : there.length,
    has: useMemo(() => {
      const devices = hives.flatMap((hive) => hive.devices);
      return {
        gone: hives.some(({ isGone }) => isGone),
        device: devices.length > 0,
        silentDevice: devices.some(({ isOnline }) => !isOnline),
      };
    }, [hives]),
  };
}

interface ApiariesProps extends HomeContentProps {
  shown: readonly ShownApiary[];
  isNarrowed: boolean;
  onSelect: (hiveIds: readonly string[]) => void;
}

const Apiaries = memo(function Apiaries({ apiaries, shown, isNarrowed, onSelect }: ApiariesProps) {
  const now = useNow();
  const [view] = usePreference('hives:view');
  const collapsed = useCollapsed();
  const byId = useMemo(() => new Map(apiaries.map((apiary) => [apiary.id, apiary])), [apiaries]);
  return (
    <Stack gap={32}>
      {shown.map(({ id, hiveIds }) => {
        const apiary = byId.get(id);
        return (
          apiary && (
            <ApiarySection
              key={id}
              apiary={apiary}
              hiveIds={hiveIds}
              now={now}
              view={viewOf(view)}
              // What was searched for is shown, even where it was folded away.
              isCollapsed={!isNarrowed && collapsed.has(id)}
              onCollapse={collapsed.set}
              onSelect={onSelect}
            />
          )
        );
      })}
    </Stack>
  );
});

/** Loading and filtering are answered at once by as many hives as fill a screen; the others follow when there is time. */
function useDrawn(shown: readonly ShownApiary[], filters: HomeFilters): readonly ShownApiary[] {
  const [complete, setComplete] = useState<HomeFilters>();
  useEffect(() => startTransition(() => setComplete(filters)), [filters]);
  const first = useMemo(() => firstHives(shown, firstHiveCount), [shown]);
  return complete === filters ? shown : first;
}

const firstHiveCount = 24;

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[24]};
`;
