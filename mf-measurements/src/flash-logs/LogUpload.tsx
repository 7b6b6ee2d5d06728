import { type ErrorCode, flashLogMatching } from '@skep/domain';
import { useErrorText } from '@skep/i18n';
import { Link, useServices } from '@skep/remote-kit';
import { Button, Card, Heading, LinkButton, Notice, Stack, Text, tokens, VisuallyHidden } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from './use-flash-log-intl.ts';

export interface LogUploadProps {
  devices: readonly { id: string; name: string }[];
  onSent: () => void;
}

interface Upload {
  key: number;
  file: File;
  state: 'sending' | 'sent' | ErrorCode;
}

/** Hands over logs of one device: by choosing files or dropping them, several at once; one after the other is sent. */
export function LogUpload({ devices, onSent }: LogUploadProps) {
  const { formatMessage } = useIntl();
  const { sendFile } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const deviceId = chosen ?? (devices.length === 1 ? devices[0]?.id : undefined);
  const last = useRef(0);

  async function send(id: string, sending: Upload) {
    const setState = (state: Upload['state']) =>
      setFiles((all) => all.map((one) => (one.key === sending.key ? { ...sending, state } : one)));
    setState('sending');
    const fields = { id, match_props: String(flashLogMatching.preset) };
    const answer = await sendFile?.('/api/sensors/flashlog', sending.file, fields);
    setState(answer?.kind === 'sent' ? 'sent' : (answer?.code ?? 'unexpected'));
    if (answer?.kind === 'sent') onSent();
  }

  async function take(list: readonly File[]) {
    if (deviceId === undefined) return;
    const added = list.map((file): Upload => {
      last.current += 1;
      return { key: last.current, file, state: 'sending' };
    });
    setFiles((all) => [...all.filter(({ state }) => state !== 'sent'), ...added]);
    for (const one of added) await send(deviceId, one);
  }

  if (devices.length === 0) return <NoDevice />;
  return (
    <Card as="section">
      <Place
        role="group"
        aria-label={formatMessage({ id: 'log.upload' })}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void take([...event.dataTransfer.files]);
        }}
      >
        <Stack gap={16}>
          <Heading level={2}>{formatMessage({ id: 'log.upload' })}</Heading>
          {devices.length > 1 && (
            <SelectField
              label={formatMessage({ id: 'log.device' })}
              isSearched="long"
              options={devices.map(({ id, name }) => ({ value: id, label: name }))}
              value={deviceId}
              onChange={setChosen}
              isRequired
            />
          )}
          <Button
            kind="main"
            icon="add"
            isDisabled={deviceId === undefined}
            onClick={() => input.current?.click()}
          >
            {formatMessage({ id: 'log.chooseFiles' })}
          </Button>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept=".txt,.log,.hex,text/plain"
              multiple
              tabIndex={-1}
              aria-label={formatMessage({ id: 'log.chooseFiles' })}
              onChange={(event) => {
                void take([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </VisuallyHidden>
          <Text tone="muted">{formatMessage({ id: 'log.uploadMeans' })}</Text>
          {files.map((sending) => (
            <SentState
              key={sending.key}
              sending={sending}
              onRetry={deviceId === undefined ? undefined : () => void send(deviceId, sending)}
            />
          ))}
        </Stack>
      </Place>
    </Card>
  );
}

function SentState({
  sending: { file, state },
  onRetry,
}: {
  sending: Upload;
  onRetry: (() => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (state === 'sending')
    return <Notice kind="information">{formatMessage({ id: 'log.sending' }, { name: file.name })}</Notice>;
  if (state === 'sent')
    return <Notice kind="success">{formatMessage({ id: 'log.sent' }, { name: file.name })}</Notice>;
  return (
    <Notice
      kind="problem"
      action={onRetry && <Button onClick={onRetry}>{formatMessage({ id: 'log.sendAgain' })}</Button>}
    >
      {formatMessage({ id: 'log.notSent' }, { name: file.name, why: errorText(state) })}
    </Notice>
  );
}

function NoDevice() {
  const { formatMessage } = useIntl();
  return (
    <Notice
      kind="information"
      action={
        <LinkButton to="/devices/create" as={Link} icon="add">
          {formatMessage({ id: 'devices.new' })}
        </LinkButton>
      }
    >
      {formatMessage({ id: 'log.noDevice' })}
    </Notice>
  );
}

const Place = styled.div`
  border: ${tokens.borderWidth} dashed ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  padding: ${tokens.space[16]};
`;
