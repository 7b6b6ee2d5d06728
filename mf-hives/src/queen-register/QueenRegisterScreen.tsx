import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import {
  Button,
  FilterChip,
  Grid,
  LinkButton,
  Page,
  Row,
  type ScreenState,
  ScreenStates,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@skep/ui';
import styled from 'styled-components';
import { isElsewhereToo } from '../cache-policies.ts';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  QueenRegisterQuery as QueenRegisterData,
  RegisteredQueenRowFragment as RowData,
} from '../generated/graphql.ts';
import { QueenCard } from './QueenCard.tsx';
import { QueenRegisterQuery } from './QueenRegisterScreen.graphql.ts';
import { QueenStepQuery } from './QueenStep.graphql.ts';
import {
  type RegisterFilters,
  readFilters,
  shownChoices,
  shownQueens,
  writtenFilters,
} from './register-filters.ts';
import { RegisteredQueenFragment } from './registered-queen.graphql.ts';

/** All queens of the person, living and gone. */
export function QueenRegisterScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'hives.queens' });
  useTitle(title);
  const result = useQuery(QueenRegisterQuery, { fetchPolicy: 'cache-and-network', context: isElsewhereToo });
  const ofSteps = useQuery(QueenStepQuery, {
    fetchPolicy: 'no-cache',
    // Without a network they are the prefetched ones.
    skip: result.error === undefined || result.data !== undefined,
  });
  const data = result.data ?? ofSteps.data;
  const register = readFragment(RegisteredQueenFragment, data?.queenRegister ?? []);
  const state = useEmptyState(useScreenState(ofSteps.data ? ofSteps : result), data && register.length === 0);
  const newQueen = (
    <LinkButton to="/queens/create" as={Link} icon="add">
      {formatMessage({ id: 'hives.newQueen' })}
    </LinkButton>
  );
  return (
    <Page title={title} actions={newQueen}>
      <ScreenStates
        state={state}
        skeleton={
          <Stack gap={16}>
            <Skeleton lines={1} />
            <Skeleton lines={6} />
          </Stack>
        }
      >
        <Register register={register} pictures={result.data?.queenPictures ?? []} />
      </ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, isEmpty: boolean | undefined): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || !isEmpty) return state;
  return {
    kind: 'empty',
    icon: 'queen',
    title: formatMessage({ id: 'life.noQueensTitle' }),
    text: formatMessage({ id: 'life.noQueensText' }),
  };
}

interface RegisterProps {
  register: readonly RowData[];
  pictures: QueenRegisterData['queenPictures'];
}

function Register({ register, pictures }: RegisterProps) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);
  const setFilters = (next: RegisterFilters) => setParameters(writtenFilters(next), { replace: true });
  const shown = shownQueens(register, filters);
  const urls = new Map(pictures.map(({ queenId, thumbUrl }) => [queenId, thumbUrl]));
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <FilterBar filters={filters} onFilters={setFilters} />
        <div role="status">
          <Text tone="muted">
            {formatMessage({ id: 'life.queenCount' }, { shown: shown.length, all: register.length })}
          </Text>
        </div>
      </Stack>
      <ScreenStates
        state={
          shown.length > 0
            ? { kind: 'ready' }
            : {
                kind: 'empty',
                icon: 'search',
                title: formatMessage({ id: 'life.noQueenFoundTitle' }),
                text: formatMessage({ id: 'life.noQueenFoundText' }),
                action: (
                  <Button onClick={() => setFilters({ search: '', shown: undefined })}>
                    {formatMessage({ id: 'life.clearFilters' })}
                  </Button>
                ),
              }
        }
      >
        <Grid as="ul" minColumn={300} gap={16}>
          {shown.map((row) => (
            <QueenCard key={row.id} row={row} pictureUrl={urls.get(row.id)} />
          ))}
        </Grid>
      </ScreenStates>
    </Stack>
  );
}

interface FilterBarProps {
  filters: RegisterFilters;
  onFilters: (filters: RegisterFilters) => void;
}

function FilterBar({ filters, onFilters }: FilterBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Row gap={12}>
      <SearchBox>
        <TextField
          type="search"
          label={formatMessage({ id: 'life.searchQueens' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'life.searchQueens' })}
          value={filters.search}
          onChange={(event) => onFilters({ ...filters, search: event.target.value })}
        />
      </SearchBox>
      <Row gap={8}>
        {shownChoices.map((shown) => (
          <FilterChip
            key={shown}
            label={formatMessage({ id: `life.queensShown.${shown}` })}
            sign={shownSigns[shown]}
            isOn={filters.shown === shown}
            onChange={(isOn) => onFilters({ ...filters, shown: isOn ? shown : undefined })}
          />
        ))}
      </Row>
    </Row>
  );
}

const shownSigns = { living: 'queen', free: 'location', gone: 'clock' } as const;

const SearchBox = styled.div`
  flex: 1 1 16rem;
  max-width: 28rem;
`;
