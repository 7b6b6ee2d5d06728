import { useErrorText } from '@skep/i18n';
import { codeOfError, useApolloClient, useNotify } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import { csvText, download, fileName } from '@skep/ui/download';
import { ImportRefusalsQuery } from './ImportFilesScreen.graphql.ts';
import { harmless } from './sanitize-cell.ts';
import { useIntl } from './use-import-files-intl.ts';
import { useColumnName } from './useColumnName.ts';

/** Saves which rows and values are not taken, and why, as a table. */
export function RefusalsButton({ id, name }: { id: string; name: string }) {
  const { formatMessage, locale } = useIntl();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const columnName = useColumnName();

  async function save() {
    try {
      const { data } = await client.query({ query: ImportRefusalsQuery, variables: { id } });
      const head = (['row', 'column', 'reason', 'written'] as const).map((part) =>
        formatMessage({ id: `importFiles.list.${part}` }),
      );
      const lines = (data?.importRefusals ?? []).map(({ row, column, reason, written }) => [
        row,
        harmless(columnName(column)),
        formatMessage({ id: `importFiles.reason.${reason}` }),
        harmless(written),
      ]);
      const text = `\uFEFF${csvText([head, ...lines], locale)}`;
      download(
        fileName(`${name} ${formatMessage({ id: 'importFiles.list' })}`, 'csv'),
        new Blob([text], { type: 'text/csv' }),
      );
    } catch (error) {
      notify({ kind: 'problem', text: errorText(codeOfError(error)) });
    }
  }

  return (
    <Row>
      <Button icon="download" onClick={() => void save()}>
        {formatMessage({ id: 'importFiles.refusals' })}
      </Button>
    </Row>
  );
}
