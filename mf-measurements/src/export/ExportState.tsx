import { sizeText } from '@skep/i18n';
import { Button, Notice, Row, Stack } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import type { AccountExportFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-export-intl.ts';

export interface ExportStateProps {
  /** Undefined: none was requested. */
  found: AccountExportFieldsFragment | undefined;
  onSave: (path: string) => void;
  isSaving: boolean;
}

/** How far the gathering is, or what came of it. */
export function ExportState({ found, onSave, isSaving }: ExportStateProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  if (found?.state === 'WAITING' || found?.state === 'RUNNING') {
    return (
      <Stack gap={12}>
        <ProgressBar
          label={formatMessage({
            id: found.state === 'WAITING' ? 'export.all.waiting' : 'export.all.running',
          })}
          percent={found.progressPercent}
          percentText={formatNumber(found.progressPercent / 100, { style: 'percent' })}
        />
        <Notice kind="information">{formatMessage({ id: 'export.all.mayLeave' })}</Notice>
      </Stack>
    );
  }
  const { file } = found ?? {};
  if (file) {
    const until = formatDate(file.deletedAt, { dateStyle: 'long' });
    return (
      <Stack gap={12}>
        <Notice kind="success">
          {formatMessage({ id: 'export.all.ready' }, { size: sizeText(file.sizeBytes, formatNumber), until })}
        </Notice>
        <Row>
          <Button kind="main" icon="download" isBusy={isSaving} onClick={() => onSave(file.path)}>
            {formatMessage({ id: 'export.all.download' })}
          </Button>
        </Row>
      </Stack>
    );
  }
  return found?.state === 'FAILED' ? (
    <Notice kind="problem">{formatMessage({ id: 'export.all.failed' })}</Notice>
  ) : null;
}
