import { useSearchParams } from '@skep/remote-kit';
import { Button, Row, ScreenStates, Stack, Text, TextField } from '@skep/ui';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { ApiarySection } from './ApiarySection.tsx';
import { ShownApiaryFragment } from './shown-apiaries.graphql.ts';
import { firstHives, shownApiaries } from './shown-apiaries.ts';
import { useNow } from './useNow.ts';

export interface HomeContentProps {
  apiaries: HomeQuery['apiaries'];
}

/** The search, and what it finds. The search stands in the address, so that reload, share and back keep it. */
export function HomeContent({ apiaries }: HomeContentProps) {
  const { formatMessage, locale } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const now = useNow();
  const search = parameters.get('search') ?? '';
  const shown = useMemo(
    () => shownApiaries(readFragment(ShownApiaryFragment, apiaries), search, locale),
    [apiaries, search, locale],
  );
  // Loading and typing stay quick: the first cards are drawn at once, the others when there is time.
  const drawn = useDeferredValue(shown, firstHives(shown, firstHiveCount));
  const byId = useMemo(() => new Map(apiaries.map((apiary) => [apiary.id, apiary])), [apiaries]);
  const hiveCount = shown.reduce((sum, { hiveIds }) => sum + hiveIds.length, 0);

  function setSearch(text: string) {
    setParameters(text === '' ? {} : { search: text }, { replace: true });
  }

  return (
    <Stack gap={24}>
      <Row gap={16} justify="between">
        <SearchBox>
          <TextField
            type="search"
            label={formatMessage({ id: 'hives.search' })}
            isLabelHidden
            placeholder={formatMessage({ id: 'hives.search' })}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </SearchBox>
        <div role="status">
          <Text tone="muted">
            {formatMessage({ id: 'hives.shownCount' }, { apiaryCount: shown.length, hiveCount })}
          </Text>
        </div>
      </Row>
      <ScreenStates
        state={
          shown.length > 0
            ? { kind: 'ready' }
            : {
                kind: 'empty',
                icon: 'search',
                title: formatMessage({ id: 'hives.nothingFoundTitle' }, { search }),
                text: formatMessage({ id: 'hives.nothingFoundText' }),
                action: (
                  <Button onClick={() => setSearch('')}>{formatMessage({ id: 'hives.clearSearch' })}</Button>
                ),
              }
        }
      >
        <Stack gap={32}>
          {drawn.map(({ id, hiveIds }) => {
            const apiary = byId.get(id);
            return apiary && <ApiarySection key={id} apiary={apiary} hiveIds={hiveIds} now={now} />;
          })}
        </Stack>
      </ScreenStates>
    </Stack>
  );
}

const firstHiveCount = 24;

const SearchBox = styled.div`
  flex: 1 1 16rem;
  max-width: 28rem;
`;
