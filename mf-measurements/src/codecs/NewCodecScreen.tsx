import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { CodecForm } from './CodecForm.tsx';
import { NewCodecQuery } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

export function NewCodecScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(NewCodecQuery, { fetchPolicy: 'cache-and-network' });
  const title = formatMessage({ id: 'codecs.add' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useScreenState(result)}>
        {result.data && <CodecForm codec={undefined} quantities={result.data.quantities} />}
      </ScreenStates>
    </Page>
  );
}
