import { measuredText } from '@skep/i18n';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import type { FileImportPartsFragment, ImportKind } from '../generated/graphql.ts';
import { CountedCard } from './CountedCard.tsx';
import { ImportedCard } from './ImportedCard.tsx';
import { type KnownQuantity, missingIn } from './import-mapping.ts';
import { MappingCard } from './MappingCard.tsx';
import { SamplesCard } from './SamplesCard.tsx';
import { useIntl } from './use-import-files-intl.ts';
import { useFieldOptions } from './useFieldOptions.ts';
import { type ImportActions, useImportActions } from './useImportActions.ts';

export interface ImportStepsProps {
  found: FileImportPartsFragment;
  devices: readonly { id: string; name: string }[];
  quantities: readonly KnownQuantity[];
}

/** What is to be said, seen or done next about a file. */
export function ImportSteps({ found, devices, quantities }: ImportStepsProps) {
  const actions = useImportActions(found);
  const fields = useFieldOptions(found);
  const { file, titles } = found;
  const isOpen = ['MAPPING', 'COUNTED', 'FAILED', 'UNDONE'].includes(file.state) && titles != null;
  return (
    <Stack gap={16}>
      <Heading level={2}>{file.name}</Heading>
      <Known found={found} isOpen={isOpen} />
      {isOpen && (
        <>
          <MappingCard
            {...{ found, devices, quantities, titles }}
            onChange={actions.map}
            isSaving={actions.isSaving}
          />
          <SamplesCard samples={found.samples} quantities={quantities} fields={fields} />
        </>
      )}
      {found.counted && file.state === 'COUNTED' && (
        <CountedCard {...{ found, devices }} counted={found.counted} actions={actions} />
      )}
      {isOpen && file.state !== 'COUNTED' && (
        <NextStep missing={missingIn(found.mapping)} kind={found.mapping.kind} actions={actions} />
      )}
      <ImportedCard found={found} actions={actions} />
    </Stack>
  );
}

/** By what it was known, and what keeps it from being read. */
function Known({
  found: { file, importedBefore, followers, leftOutSheets },
  isOpen,
}: {
  found: FileImportPartsFragment;
  isOpen: boolean;
}) {
  const { formatMessage, formatDate, formatNumber, formatList } = useIntl();
  const date = importedBefore && formatDate(importedBefore, { dateStyle: 'long' });
  return (
    <>
      {isOpen && file.source !== 'UNKNOWN' && (
        <Notice kind="information">{formatMessage({ id: `importFiles.source.${file.source}` })}</Notice>
      )}
      {isOpen && date && (
        <Notice kind="warning">{formatMessage({ id: 'importFiles.before' }, { date })}</Notice>
      )}
      {isOpen && followers.length > 0 && (
        <Notice kind="information">
          {formatMessage({ id: 'importFiles.followers' }, { names: formatList(followers.map(sheetOf)) })}
        </Notice>
      )}
      {leftOutSheets.length > 0 && (
        <Notice kind="information">
          <Stack gap={4}>
            <Text>{formatMessage({ id: 'importFiles.leftOutSheets' })}</Text>
            {leftOutSheets.map(({ name, reason }) => (
              <Text key={name}>{formatMessage({ id: `importFiles.sheet.${reason}` }, { name })}</Text>
            ))}
          </Stack>
        </Notice>
      )}
      {file.fault && (
        <Notice kind="problem">{formatMessage({ id: `importFiles.fault.${file.fault}` })}</Notice>
      )}
      {(file.state === 'COUNTING' || file.state === 'IMPORTING' || file.state === 'UNDOING') && (
        <Card>
          <Stack gap={8}>
            <ProgressBar
              label={formatMessage({ id: `importFiles.state.${file.state}` })}
              percent={file.progressPercent}
              percentText={measuredText(file.progressPercent, '%', formatNumber)}
            />
            <Text tone="muted">{formatMessage({ id: 'importFiles.leave' })}</Text>
          </Stack>
        </Card>
      )}
    </>
  );
}

/** Without the name of its workbook. */
const sheetOf = (name: string) => name.replace(/^.*? · /, '');

interface NextStepProps {
  missing: ReturnType<typeof missingIn>;
  kind: ImportKind;
  actions: ImportActions;
}

function NextStep({ missing, kind, actions }: NextStepProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={8}>
      {missing && <Text tone="muted">{formatMessage({ id: textOfMissing(missing, kind) })}</Text>}
      <Row>
        <Button kind="main" isDisabled={missing !== undefined || actions.isRunning} onClick={actions.count}>
          {formatMessage({ id: 'importFiles.count' })}
        </Button>
        <Button kind="quiet" icon="trash" isDisabled={actions.isRunning} onClick={actions.remove}>
          {formatMessage({ id: 'importFiles.remove' })}
        </Button>
      </Row>
    </Stack>
  );
}

function textOfMissing(missing: NonNullable<NextStepProps['missing']>, kind: ImportKind) {
  if (kind === 'INSPECTIONS' && (missing === 'value' || missing === 'target'))
    return `importFiles.missingOfHives.${missing}` as const;
  if (missing === 'target' && kind !== 'MEASUREMENTS') return 'importFiles.missingOfRecords.target';
  return `importFiles.missing.${missing}` as const;
}
