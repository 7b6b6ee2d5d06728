import { Link, useNavigation, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, ScreenStates, Stack } from '@skep/ui';
import { FileChooser } from './FileChooser.tsx';
import { FileImportsQuery } from './ImportFilesScreen.graphql.ts';
import { ImportList } from './ImportList.tsx';
import { OneImport } from './OneImport.tsx';
import { useIntl } from './use-import-files-intl.ts';

/** Measurements out of files of other programs: all files, or the one that the address names. */
export function ImportFilesScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const title = formatMessage({ id: 'devices.importFiles' });
  useTitle(title);
  const id = search.get('file');
  return (
    <Page title={title} maxWidth="readable">
      {id === null ? <AllImports /> : <OneImport id={id} key={id} />}
    </Page>
  );
}

function AllImports() {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const result = useQuery(FileImportsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <ScreenStates state={useScreenState(result)}>
      <Stack gap={24}>
        <FileChooser onSent={(id) => navigation.go(`/import/files?file=${id}`)} />
        <Row>
          <LinkButton to="/import/account" as={Link} icon="download">
            {formatMessage({ id: 'importFiles.account' })}
          </LinkButton>
        </Row>
        <ImportList files={result.data?.fileImports ?? []} />
      </Stack>
    </ScreenStates>
  );
}
