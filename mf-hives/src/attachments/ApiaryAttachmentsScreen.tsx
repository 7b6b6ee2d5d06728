import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useNotThereState } from '../form/useNotThereState.ts';
import { ApiaryAttachmentsQuery } from './ApiaryAttachmentsScreen.graphql.ts';
import { Attachments } from './LazyAttachments.tsx';

/** Photos and documents of an apiary, for everybody who sees it. */
export function ApiaryAttachmentsScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(ApiaryAttachmentsQuery, { variables: { id } });
  const apiary = result.data?.apiary;
  const state = useNotThereState(useScreenState(result), apiary === null && 'apiary');
  const title = apiary
    ? formatMessage({ id: 'life.attachmentsOf' }, { apiary: apiary.name })
    : formatMessage({ id: 'life.attachments' });
  useTitle(title);
  return (
    <ReadablePage title={title} state={state}>
      {apiary && <Attachments of="APIARY" id={apiary.id} />}
    </ReadablePage>
  );
}
