import { Link, pathTo, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { yearIn } from '../entry-forms/begun-with.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-mite-intl.ts';
import { YearField } from '../YearField.tsx';
import { ApiaryMites } from './ApiaryMites.tsx';
import { EfficacyList } from './EfficacyList.tsx';
import { MitesQuery } from './MitesScreen.graphql.ts';
import { type HiveSeason, hiveSeason } from './season.ts';
import { ThresholdsFragment } from './thresholds.graphql.ts';
import { thresholdsOf } from './thresholds.ts';

/** The level of each hive, by apiary, and what treatments did. */
export function MitesScreen() {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const requestedYear = yearIn(parameters);
  const result = useQuery(MitesQuery, {
    variables: { year: requestedYear },
    fetchPolicy: 'cache-and-network',
  });
  const { miteSeason: season, season: present, apiaries = [] } = result.data ?? {};
  const read = readFragment(ThresholdsFragment, result.data?.miteThresholds);
  const sets = apiaries.map(({ id, name, hives }) => ({
    ...{ id, name, hives: season ? hives.map((hive) => hiveSeason(hive, season)).filter(isOfSeason) : [] },
  }));
  const hives = sets.flatMap((set) => set.hives);
  const state = useEmptyState(useScreenState(result), hives.length);
  const title = formatMessage({ id: 'registers.mites' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack gap={24}>
          <Row>
            <LinkButton to="/registers/mites/create" as={Link} kind="main" icon="add">
              {formatMessage({ id: 'registers.newMiteCount' })}
            </LinkButton>
            <LinkButton to="/registers/mites/thresholds" as={Link} icon="settings">
              {formatMessage({ id: 'mites.thresholds' })}
            </LinkButton>
          </Row>
          {present && (
            <YearField
              label={formatMessage({ id: 'mites.season' })}
              year={requestedYear ?? present.year}
              newest={present.year}
              isSouthern={present.isSouthern}
              onYear={(chosen) => setParameters({ year: chosen })}
            />
          )}
          {read &&
            present &&
            sets
              .filter((set) => set.hives.length > 0)
              .map((set) => (
                <ApiaryMites
                  key={set.id}
                  {...set}
                  thresholds={thresholdsOf(read)}
                  season={{ ...present, year: requestedYear ?? present.year }}
                />
              ))}
          <EfficacyList treatments={season?.treatments ?? []} hives={hives} />
          <Text tone="muted" size="small">
            {formatMessage({ id: 'mites.noAdvice' })}
          </Text>
        </Stack>
      </ScreenStates>
    </Page>
  );
}

/** A deleted hive is listed for its counts. */
const isOfSeason = ({ isThere, counts }: HiveSeason) => isThere || counts.length > 0;

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'hive',
    title: formatMessage({ id: 'book.noHives.title' }),
    text: formatMessage({ id: 'book.noHives.text' }),
    action: (
      <LinkButton to={pathTo('/')} as={Link} kind="main">
        {formatMessage({ id: 'book.noHives.home' })}
      </LinkButton>
    ),
  };
}
