import { useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Notice, Stack } from '@skep/ui';
import { ReadablePage } from '../../form/ReadablePage.tsx';
import { useIntl } from '../use-tag-intl.ts';
import { printableTags, readOptions } from './number-picks.ts';
import { PrintTagsForm } from './PrintTagsForm.tsx';
import { PrintTagsQuery } from './PrintTagsScreen.graphql.ts';

/** Tags as a PDF: before they hang anywhere, or again when one was lost. */
export function PrintTagsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const result = useQuery(PrintTagsQuery, { fetchPolicy: 'no-cache' });
  const state = useScreenState(result);
  const stored = result.data?.hiveTags;
  const title = formatMessage({ id: 'tags.printTitle' });
  useTitle(title);
  const options = stored && readOptions(search, stored);
  return (
    <ReadablePage title={title} state={state} lines={8}>
      {options && (
        <Stack gap={16}>
          {options.untaggedCount > 0 && (
            <Notice kind="information">
              {formatMessage({ id: 'tags.untagged' }, { count: options.untaggedCount })}
            </Notice>
          )}
          <PrintTagsForm tags={printableTags(stored, options.numbers ?? [])} initial={options.numbers} />
        </Stack>
      )}
    </ReadablePage>
  );
}
