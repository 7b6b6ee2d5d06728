import { isInBloom, plants, plantsOf, seasonDays, seasonOfDay } from '@skep/domain';
import {
  isTemporaryId,
  Link,
  useNow,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { Heading, LinkButton, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { dayOf } from '../agenda/calendar-days.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { SeasonBloomFragment as Bloom, SeasonQuery as Data } from '../generated/graphql.ts';
import { BloomRow } from './BloomRow.tsx';
import { PlantButtons } from './PlantButtons.tsx';
import { enumOf, regionOf } from './plant-enums.ts';
import { SeasonRules } from './SeasonRules.tsx';
import { SeasonBloomFragment, SeasonQuery } from './season.graphql.ts';
import { useIntl } from './use-season-intl.ts';
import { Warmth } from './Warmth.tsx';

type Apiary = Data['apiarySeasons'][number];

/** What blooms at an apiary, noted with one tap. */
export function SeasonScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const result = useQuery(SeasonQuery, { fetchPolicy: 'cache-and-network' });
  const title = formatMessage({ id: 'season.title' });
  useTitle(title);
  const apiaries = (result.data?.apiarySeasons ?? []).filter(({ id }) => !isTemporaryId(id));
  const own = apiaries.filter(({ canNote }) => canNote);
  const inOrder = [...own, ...apiaries.filter(({ canNote }) => !canNote)];
  const apiary = inOrder.find(({ id }) => id === parameters.get('apiary')) ?? inOrder[0];
  const blooms = (result.data?.blooms ?? []).map((bloom) => readFragment(SeasonBloomFragment, bloom));
  const state = useSeasonState(useScreenState(result), apiary !== undefined);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {apiary && (
          <Stack gap={24}>
            {inOrder.length > 1 && (
              <SelectField
                label={formatMessage({ id: 'inspections.agendaApiary' })}
                options={inOrder.map(({ id, name }) => ({ value: id, label: name }))}
                value={apiary.id}
                onChange={(id) => setParameters({ ...(id && { apiary: id }) }, { replace: true })}
                isRequired
              />
            )}
            <Warmth degreeDays={result.data?.degreeDays.find(({ apiaryId }) => apiaryId === apiary.id)} />
            <ApiaryBlooms
              key={apiary.id}
              apiary={apiary}
              blooms={blooms.filter(({ apiaryId }) => apiaryId === apiary.id)}
            />
            <SeasonRules />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function ApiaryBlooms({ apiary, blooms }: { apiary: Apiary; blooms: readonly Bloom[] }) {
  const { formatMessage } = useIntl();
  const today = dayOf(useNow());
  const isInSouth = apiary.zone === 'SOUTHERN';
  const season = seasonOfDay(today, isInSouth);
  const isNow = (bloom: Bloom) => !bloom.lastDay && isInBloom(bloom, today);
  const [now, past] = [
    blooms.filter(isNow),
    blooms.filter((bloom) => !isNow(bloom) && bloom.season === season),
  ];
  const noted = new Set([...now, ...past].map(({ plant }) => plant));
  const near = plantsOf(regionOf(apiary.region)).map(enumOf);
  const rows = (shown: readonly Bloom[], isBlooming: boolean) =>
    shown.map((bloom) => (
      <BloomRow
        key={bloom.id}
        {...{ bloom, apiary, today, isBlooming }}
        range={{ from: seasonDays(bloom.season, isInSouth).from, until: today }}
      />
    ));
  return (
    <>
      {apiary.canNote ? (
        <PlantButtons
          near={near}
          far={plants.map(enumOf).filter((plant) => !near.includes(plant))}
          {...{ noted, apiary, season, today }}
        />
      ) : (
        <Text tone="muted">{formatMessage({ id: 'season.readOnly' })}</Text>
      )}
      <Stack gap={12} as="section">
        <Heading level={2} look={3}>
          {formatMessage({ id: 'season.now' })}
        </Heading>
        {now.length === 0 && <Text tone="muted">{formatMessage({ id: 'season.nothing' })}</Text>}
        <Stack as="ul" gap={12}>
          {rows(now, true)}
        </Stack>
      </Stack>
      {past.length > 0 && (
        <Stack gap={12} as="section">
          <Heading level={2} look={3}>
            {formatMessage({ id: 'season.past' })}
          </Heading>
          <Stack as="ul" gap={12}>
            {rows(past, false)}
          </Stack>
        </Stack>
      )}
    </>
  );
}

function useSeasonState(state: ScreenState, hasApiary: boolean): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || hasApiary) return state;
  return {
    kind: 'empty',
    icon: 'sun',
    title: formatMessage({ id: 'season.noApiaryTitle' }),
    text: formatMessage({ id: 'season.noApiaryText' }),
    action: (
      <LinkButton to="/apiaries/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'season.newApiary' })}
      </LinkButton>
    ),
  };
}
