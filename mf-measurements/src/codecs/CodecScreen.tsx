import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Notice, Page, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { CodecForm } from './CodecForm.tsx';
import { CodecQuery, EditedCodecFragment } from './codecs.graphql.ts';
import { OfferedCodec } from './OfferedCodec.tsx';
import { useIntl } from './use-codec-intl.ts';

/** One codec: a form, or what an administrator offers, to read. */
export function CodecScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(CodecQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const codec = readFragment(EditedCodecFragment, result.data?.deviceCodec);
  const state = notFoundState(useScreenState(result), codec === null, {
    icon: 'device',
    title: formatMessage({ id: 'codecs.notThere.title' }),
    text: formatMessage({ id: 'devices.notThereText' }),
    link: { to: '/devices/codecs', label: formatMessage({ id: 'codecs.title' }) },
  });
  const title = codec?.name ?? formatMessage({ id: 'codecs.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {codec?.isEditable && codec.restsSince && (
          <Notice kind="warning">{formatMessage({ id: 'codecs.pausedText' })}</Notice>
        )}
        {codec?.isEditable === false && <OfferedCodec codec={codec} />}
        {codec?.isEditable && result.data && (
          <CodecForm key={codec.id} codec={codec} quantities={result.data.quantities} />
        )}
      </ScreenStates>
    </Page>
  );
}
