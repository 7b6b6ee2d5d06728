import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { CodecCard } from './CodecCard.tsx';
import { CodecsQuery, ListedCodecFragment } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

/** Codecs that the person can choose for devices. */
export function CodecsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(CodecsQuery, { fetchPolicy: 'cache-and-network' });
  const codecs = readFragment(ListedCodecFragment, result.data?.deviceCodecs ?? []);
  const state = useEmptyState(useScreenState(result), codecs.length);
  const title = formatMessage({ id: 'codecs.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Text>{formatMessage({ id: 'codecs.intro' })}</Text>
        <Row>
          <AddButton />
        </Row>
        <Stack as="ul">
          {codecs.map((codec) => (
            <CodecCard key={codec.id} codec={codec} />
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function AddButton() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/devices/codecs/create" as={Link} kind="main" icon="add">
      {formatMessage({ id: 'codecs.add' })}
    </LinkButton>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'device',
    title: formatMessage({ id: 'codecs.empty.title' }),
    text: formatMessage({ id: 'codecs.intro' }),
    action: <AddButton />,
  };
}
