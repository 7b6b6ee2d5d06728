import { Button, Card, Row, Stack, Text } from '@skep/ui';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-import-files-intl.ts';
import type { ImportActions } from './useImportActions.ts';

/** What an import has stored, and the way to take it back, also of one that is under way. */
export function ImportedCard({
  found: { file },
  actions,
}: {
  found: FileImportPartsFragment;
  actions: ImportActions;
}) {
  const { formatMessage } = useIntl();
  if (file.state !== 'IMPORTED' && file.state !== 'IMPORTING') return null;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Text>{formatMessage({ id: 'importFiles.stored' }, { rows: file.stored })}</Text>
        <Text tone="muted">{formatMessage({ id: 'importFiles.undoMeans' })}</Text>
        <Row>
          <Button icon="retry" isDisabled={actions.isRunning} onClick={actions.undo}>
            {formatMessage({ id: 'importFiles.undo' })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
