import { useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { CodecForm } from './CodecForm.tsx';
import { CodecQuery, EditedCodecFragment, NewCodecQuery } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

/** A form for a new codec: an empty one, or a copy of the one that the address names. */
export function NewCodecScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const from = search.get('from');
  const title = formatMessage({ id: 'codecs.add' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      {from === null ? <EmptyForm /> : <CopyForm id={from} />}
    </Page>
  );
}

function EmptyForm() {
  const result = useQuery(NewCodecQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <ScreenStates state={useScreenState(result)}>
      {result.data && <CodecForm codec={undefined} quantities={result.data.quantities} />}
    </ScreenStates>
  );
}

function CopyForm({ id }: { id: string }) {
  const result = useQuery(CodecQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const original = readFragment(EditedCodecFragment, result.data?.deviceCodec) ?? undefined;
  return (
    <ScreenStates state={useScreenState(result)}>
      {result.data && <CodecForm codec={undefined} original={original} quantities={result.data.quantities} />}
    </ScreenStates>
  );
}
