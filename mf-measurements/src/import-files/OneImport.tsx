import { Link, notFoundState, useQuery, useScreenState } from '@skep/remote-kit';
import { LinkButton, Row, ScreenStates, Stack } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { usePollWhile } from '../usePollWhile.ts';
import { FileImportFragment, FileImportQuery } from './ImportFilesScreen.graphql.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { useIntl } from './use-import-files-intl.ts';

/** A file of some hundred rows is done in a few seconds. */
const pauseMs = 1500;

/** One file: how it is read, what it would bring, and what became of it. */
export function OneImport({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const result = useQuery(FileImportQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const { data } = result;
  const found = readFragment(FileImportFragment, data?.fileImport) ?? undefined;
  const isUnderWay = ['COUNTING', 'IMPORTING', 'UNDOING'].includes(found?.file.state ?? '');
  usePollWhile(result, isUnderWay, pauseMs);
  const all = formatMessage({ id: 'importFiles.all' });
  const state = notFoundState(useScreenState(result), !data?.fileImport, {
    title: formatMessage({ id: 'importFiles.goneTitle' }),
    text: formatMessage({ id: 'importFiles.goneText' }),
    link: { to: '/import/files', label: all },
  });
  return (
    <ScreenStates state={state}>
      {found && data && (
        <Stack gap={16}>
          <Row>
            <LinkButton to="/import/files" as={Link}>
              {all}
            </LinkButton>
          </Row>
          <ImportSteps found={found} devices={data.devices} quantities={data.quantities} />
        </Stack>
      )}
    </ScreenStates>
  );
}
