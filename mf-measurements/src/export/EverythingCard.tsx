import { useDownload } from '@skep/remote-kit';
import { Button, Card, Checkbox, ChoiceField, Heading, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { AccountExportFormat } from '../generated/graphql.ts';
import { ExportState } from './ExportState.tsx';
import { useIntl } from './use-export-intl.ts';
import { useAccountExport } from './useAccountExport.ts';

const formats: readonly AccountExportFormat[] = ['ZIP', 'XLSX'];

/** Everything of the person's as one file, which is made while they do something else. */
export function EverythingCard() {
  const { formatMessage } = useIntl();
  const { isLoading, found, begin, isBeginning } = useAccountExport();
  const [format, setFormat] = useState<AccountExportFormat>('ZIP');
  const [withGroups, setGroups] = useState(true);
  const [withMeasurements, setMeasurements] = useState(true);
  const saving = useDownload();
  const isUnderWay = found?.state === 'WAITING' || found?.state === 'RUNNING';
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2}>{formatMessage({ id: 'export.everything' })}</Heading>
          <Text>{formatMessage({ id: 'export.everythingMeans' })}</Text>
          <Text tone="muted">{formatMessage({ id: 'export.all.private' })}</Text>
        </Stack>
        <ExportState found={found} onSave={(path) => void saving.save(path)} isSaving={saving.isSaving} />
        {!isUnderWay && (
          <>
            <ChoiceField
              label={formatMessage({ id: 'export.format' })}
              options={formats.map((value) => ({
                value,
                label: formatMessage({ id: `export.format.${value}` }),
              }))}
              value={format}
              onChange={setFormat}
              hint={formatMessage({ id: `export.formatMeans.${format}` })}
            />
            <Stack gap={4}>
              <Checkbox
                label={formatMessage({ id: 'export.withMeasurements' })}
                isChecked={withMeasurements}
                onChange={setMeasurements}
              />
              <Checkbox
                label={formatMessage({ id: 'export.withGroups' })}
                isChecked={withGroups}
                onChange={setGroups}
              />
            </Stack>
            <Row>
              <Button
                kind={found?.file ? 'plain' : 'main'}
                isBusy={isBeginning || isLoading}
                onClick={() => void begin({ format, withGroups, withMeasurements })}
              >
                {formatMessage({ id: found?.file ? 'export.all.again' : 'export.all.begin' })}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
