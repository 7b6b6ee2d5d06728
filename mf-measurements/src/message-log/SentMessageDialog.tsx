import { useQuery, useScreenState } from '@skep/remote-kit';
import { Button, Dialog, ScreenStates, Skeleton, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import { SentMessageQuery } from './InboxScreen.graphql.ts';

export interface SentMessageDialogProps {
  deviceId: string;
  id: string;
  onClose: () => void;
}

/** A message as it was sent. It holds the device's key, so it is loaded only when somebody wants to see it. */
export function SentMessageDialog({ deviceId, id, onClose }: SentMessageDialogProps) {
  const { formatMessage } = useIntl();
  const result = useQuery(SentMessageQuery, { variables: { deviceId, id }, fetchPolicy: 'no-cache' });
  const sent = result.data?.inboxMessage;
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'inbox.asSentTitle' })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{formatMessage({ id: 'inbox.close' })}</Button>}
    >
      <ScreenStates state={useScreenState(result)} skeleton={<Skeleton lines={4} />}>
        <Raw tabIndex={0} role="region" aria-label={formatMessage({ id: 'inbox.asSentTitle' })}>
          {sent ? inLines(sent) : formatMessage({ id: 'inbox.forgotten' })}
        </Raw>
      </ScreenStates>
    </Dialog>
  );
}

function inLines(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

const Raw = styled.pre`
  max-height: 60vh;
  margin: 0;
  padding: ${tokens.space[12]};
  overflow: auto;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  font-size: ${tokens.font.sizeSmall};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
