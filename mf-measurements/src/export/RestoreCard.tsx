import { Button, Card, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import { useRef } from 'react';
import { RestoredKinds } from './RestoredKinds.tsx';
import { useIntl } from './use-export-intl.ts';
import { useRestore } from './useRestore.ts';

/** The file of everything, brought back: what it holds is counted first, and comes when the person says so. */
export function RestoreCard() {
  const { formatMessage, formatNumber } = useIntl();
  const { found, isSending, isBusy, start, forget, send } = useRestore();
  const isUnderWay = found?.state === 'READING' || found?.state === 'WRITING';
  const hasNews = found?.kinds.some(({ fresh }) => fresh > 0) ?? false;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2}>{formatMessage({ id: 'restore.title' })}</Heading>
          <Text>{formatMessage({ id: 'restore.means' })}</Text>
          <Text tone="muted">{formatMessage({ id: 'restore.without' })}</Text>
        </Stack>
        {isUnderWay && (
          <ProgressBar
            label={formatMessage({ id: found.state === 'READING' ? 'restore.reading' : 'restore.writing' })}
            percent={found.progressPercent}
            percentText={formatNumber(found.progressPercent / 100, { style: 'percent' })}
          />
        )}
        {found?.state === 'REFUSED' && (
          <Notice kind="problem">{formatMessage({ id: 'restore.refused' })}</Notice>
        )}
        {found?.state === 'FAILED' && (
          <Notice kind="problem">{formatMessage({ id: 'restore.failed' })}</Notice>
        )}
        {found?.state === 'DONE' && <Notice kind="success">{formatMessage({ id: 'restore.done' })}</Notice>}
        {found?.state === 'COUNTED' && (
          <Notice kind="information">
            {formatMessage({ id: hasNews ? 'restore.counted' : 'restore.allThere' })}
          </Notice>
        )}
        {(found?.state === 'COUNTED' || found?.state === 'DONE') && (
          <RestoredKinds kinds={found.kinds} isDone={found.state === 'DONE'} />
        )}
        {!isUnderWay && (
          <Row gap={12}>
            {((found?.state === 'COUNTED' && hasNews) || found?.state === 'FAILED') && (
              <Button kind="main" isBusy={isBusy} onClick={() => void start()}>
                {formatMessage({ id: 'restore.start' })}
              </Button>
            )}
            <FileButton
              isSending={isSending}
              isFirst={found === undefined}
              onFile={(file) => void send(file)}
            />
            {found?.state === 'COUNTED' && (
              <Button isBusy={isBusy} onClick={() => void forget()}>
                {formatMessage({ id: 'restore.forget' })}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function FileButton({
  isSending,
  isFirst,
  onFile,
}: {
  isSending: boolean;
  isFirst: boolean;
  onFile: (file: File) => void;
}) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage({ id: isFirst ? 'restore.choose' : 'restore.chooseAnother' });
  return (
    <>
      <Button isBusy={isSending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
