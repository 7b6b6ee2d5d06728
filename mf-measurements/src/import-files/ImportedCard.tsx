import { Button, Card, Row, Stack, Text } from '@skep/ui';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import { RefusalsButton } from './RefusalsButton.tsx';
import { useIntl } from './use-import-files-intl.ts';
import type { ImportActions } from './useImportActions.ts';

/** What an import has stored, and the way to take it back, also of one that is under way. */
export function ImportedCard({
  found: { file, counted },
  actions,
}: {
  found: FileImportPartsFragment;
  actions: ImportActions;
}) {
  const { formatMessage } = useIntl();
  if (file.state !== 'IMPORTED' && file.state !== 'IMPORTING') return null;
  const { fresh = 0, refused = 0, leftOut = 0 } = counted ?? {};
  // What a service did not take shows only when it is stored.
  const lost = file.state === 'IMPORTED' ? refused + Math.max(0, fresh - file.stored) : 0;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Text>{formatMessage({ id: 'importFiles.stored' }, { rows: file.stored })}</Text>
        {lost > 0 && <Text>{formatMessage({ id: 'importFiles.refused' }, { rows: lost })}</Text>}
        {lost + leftOut > 0 && <RefusalsButton id={file.id} name={file.name} />}
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
