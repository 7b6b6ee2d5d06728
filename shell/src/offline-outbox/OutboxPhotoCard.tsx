import { isErrorCode } from '@skep/domain';
import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { Button, Card, Heading, Row, Stack, Text, tokens } from '@skep/ui';
import { download } from '@skep/ui/download';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { fileNameOf, StateChip, useDiscard } from './OutboxCard.tsx';
import type { Outbox } from './outbox.ts';
import type { QueuedPhoto } from './queued-photo.ts';
import { useIntl } from './use-outbox-intl.ts';

export interface WaitingPhotoCardProps {
  photo: QueuedPhoto;
  isSending: boolean;
  outbox: Outbox;
}

/** A queued photo: what it is of, its state, and what can be done with it. */
export function OutboxPhotoCard({ photo, isSending, outbox }: WaitingPhotoCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { content, of, refusal, sentBytes } = photo;
  const preview = useObjectUrl(content);
  const title = formatMessage({ id: 'shell.waiting.photo' }, { title: of?.title ?? '' });
  const discard = useDiscard({ title, photoCount: 0, otherCount: 0 }, () => outbox.discardPhoto(photo));
  const part = formatNumber(sentBytes / content.size, { style: 'percent' });
  return (
    <Card as="li">
      <Stack gap={12}>
        <Row gap={12} align="center" wrap>
          <Preview src={preview} alt="" />
          <Heading level={2} look={3}>
            {title}
          </Heading>
          <StateChip isRefused={refusal !== undefined} isSending={isSending} />
        </Row>
        {sentBytes > 0 && (
          <Text tone="muted" size="small">
            {formatMessage({ id: 'shell.waiting.photoPart' }, { part })}
          </Text>
        )}
        <Explanation photo={photo} />
        <Row gap={8} wrap>
          {refusal && (
            <Button icon="retry" onClick={() => void outbox.retryPhoto(photo)}>
              {formatMessage({ id: 'kit.retry' })}
            </Button>
          )}
          <Button kind="quiet" icon="download" onClick={() => download(fileNameOf(photo, 'jpg'), content)}>
            {formatMessage({ id: 'shell.waiting.export' })}
          </Button>
          {!isSending && (
            <Button kind="quiet" icon="trash" onClick={() => void discard()}>
              {formatMessage({ id: 'shell.waiting.discard' })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

/** Why it is still here. */
function Explanation({ photo: { refusal, tries, nextAt } }: Pick<WaitingPhotoCardProps, 'photo'>) {
  const { formatMessage, formatTime } = useIntl();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  if (refusal?.code === 'unreadable')
    return <Text>{formatMessage({ id: 'shell.waiting.photoUnreadable' })}</Text>;
  if (refusal) {
    const { code, problem } = refusal;
    if (problem) return <Text>{problemText(problem.code, problem.params)}</Text>;
    return <Text>{errorText(isErrorCode(code) ? code : 'unexpected')}</Text>;
  }
  if (tries === 0) return null;
  return <Text>{formatMessage({ id: 'shell.waiting.later' }, { time: formatTime(nextAt) })}</Text>;
}

/** An address in this page for what is only stored here. */
function useObjectUrl(content: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}

const Preview = styled.img`
  width: 72px;
  height: 72px;
  object-fit: cover;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
`;
