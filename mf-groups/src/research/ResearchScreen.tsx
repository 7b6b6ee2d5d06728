import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { ownApiaries } from '../own-hives/own-apiaries.ts';
import { ResearchCard } from './ResearchCard.tsx';
import { ResearchQuery } from './ResearchScreen.graphql.ts';
import { useIntl } from './use-research-intl.ts';

/** Research projects, and which of the person's hives each of them may look at. */
export function ResearchScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(ResearchQuery, { fetchPolicy: 'cache-and-network' });
  const researches = result.data?.researches ?? [];
  const state = useEmptyState(useScreenState(result), researches.length);
  const title = formatMessage({ id: 'research.title' });
  useTitle(title);
  const own = ownApiaries(result.data?.apiaries);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack>
          <Text>{formatMessage({ id: 'research.means' })}</Text>
          {researches.map((research) => (
            <ResearchCard key={research.id} research={research} apiaries={own} />
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'research',
    title: formatMessage({ id: 'research.empty.title' }),
    text: formatMessage({ id: 'research.empty.text' }),
  };
}
