import { useErrorText } from '@skep/i18n';
import { useNotify, useTitle } from '@skep/remote-kit';
import { Card, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../pages/use-page-intl.ts';
import { useShell } from '../shell-context.ts';
import { type DownloadFile, downloadFile } from './download-file.ts';
import { ExportState } from './ExportState.tsx';
import { useAccountExport } from './useAccountExport.ts';

export { pageMessages as texts } from '../pages/page-messages.ts';

export interface ScreenProps {
  /** Default: asks the server. */
  download?: DownloadFile;
}

/** Everything of the person's as one file. */
export function Screen({ download = downloadFile }: ScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.accountExport.title' });
  useTitle(title);
  const { state, found, begin, isBeginning } = useAccountExport();
  const { save, isSaving } = useSaving(download);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Card as="section">
          <Stack gap={8}>
            <Text>{formatMessage({ id: 'pages.export.what' })}</Text>
            <Text tone="muted">{formatMessage({ id: 'pages.export.private' })}</Text>
          </Stack>
          <ExportState
            found={found}
            onBegin={() => void begin()}
            isBeginning={isBeginning}
            onSave={(path) => void save(path)}
            isSaving={isSaving}
          />
        </Card>
      </ScreenStates>
    </Page>
  );
}

function useSaving(download: DownloadFile) {
  const { session } = useShell();
  const errorText = useErrorText();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    async save(path: string) {
      setSaving(true);
      const result = await download(path, session.token() ?? '');
      setSaving(false);
      if (result.kind === 'failed') notify({ kind: 'problem', text: errorText(result.code) });
    },
  };
}
