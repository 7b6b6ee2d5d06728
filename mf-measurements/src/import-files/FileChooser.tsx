import { importLimits } from '@skep/domain';
import { Button, Card, Notice, Stack, Text, tokens } from '@skep/ui';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from './use-import-files-intl.ts';
import { useSendImport } from './useSendImport.ts';

/** Takes a file, by its chooser or dropped on it. */
export function FileChooser({ onSent }: { onSent: (id: string) => void }) {
  const { formatMessage } = useIntl();
  const { send, sending, problem } = useSendImport(onSent);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const label = formatMessage({ id: 'importFiles.choose' });

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && sending === undefined) send(file);
  }

  return (
    <Card as="section">
      <Area
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Stack gap={12}>
          <Text>{formatMessage({ id: 'importFiles.intro' })}</Text>
          <Button
            kind="main"
            icon="add"
            isDisabled={sending !== undefined}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.ods,text/csv,text/plain"
            hidden
            aria-label={label}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) send(file);
              event.target.value = '';
            }}
          />
          <Text tone="muted">
            {formatMessage({ id: 'importFiles.limit' }, { megabytes: importLimits.megabytes })}
          </Text>
          {sending !== undefined && (
            <Notice kind="information">
              {formatMessage({ id: 'importFiles.sending' }, { name: sending })}
            </Notice>
          )}
          {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        </Stack>
      </Area>
    </Card>
  );
}

const Area = styled.div<{ $isOver: boolean }>`
  padding: ${tokens.space[8]};
  border: ${tokens.borderWidth} dashed
    ${({ $isOver }) => ($isOver ? tokens.color.accent : 'transparent')};
  border-radius: ${tokens.radius.medium};
`;
