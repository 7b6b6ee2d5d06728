import { sizeText } from '@skep/i18n';
import { Button, Notice, ProgressBar, Row, Stack } from '@skep/ui';
import type { AccountExportFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from '../pages/use-page-intl.ts';

export interface ExportStateProps {
  /** Undefined: none was asked for. */
  found: AccountExportFieldsFragment | undefined;
  onBegin: () => void;
  isBeginning: boolean;
  onSave: (path: string) => void;
  isSaving: boolean;
}

/** How far the gathering is, and the next step. */
export function ExportState({ found, onBegin, isBeginning, onSave, isSaving }: ExportStateProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  if (found?.state === 'WAITING' || found?.state === 'RUNNING') {
    return (
      <Stack gap={12}>
        <ProgressBar
          label={formatMessage({
            id: found.state === 'WAITING' ? 'pages.export.waiting' : 'pages.export.running',
          })}
          percent={found.progressPercent}
          percentText={formatNumber(found.progressPercent / 100, { style: 'percent' })}
        />
        <Notice kind="information">{formatMessage({ id: 'pages.export.mayLeave' })}</Notice>
      </Stack>
    );
  }
  const { file } = found ?? {};
  if (file) {
    const until = formatDate(file.deletedAt, { dateStyle: 'long' });
    return (
      <Stack gap={16}>
        <Notice kind="success">
          {formatMessage(
            { id: 'pages.export.ready' },
            { size: sizeText(file.sizeBytes, formatNumber), until },
          )}
        </Notice>
        <Row gap={12}>
          <Button kind="main" icon="download" isBusy={isSaving} onClick={() => onSave(file.path)}>
            {formatMessage({ id: 'pages.export.download' })}
          </Button>
          <Button isBusy={isBeginning} onClick={onBegin}>
            {formatMessage({ id: 'pages.export.again' })}
          </Button>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      {found?.state === 'FAILED' && (
        <Notice kind="problem">{formatMessage({ id: 'pages.export.failed' })}</Notice>
      )}
      <Row>
        <Button kind="main" isBusy={isBeginning} onClick={onBegin}>
          {formatMessage({ id: found ? 'pages.export.tryAgain' : 'pages.export.begin' })}
        </Button>
      </Row>
    </Stack>
  );
}
