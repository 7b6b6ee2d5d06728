import { Link } from '@skep/remote-kit';
import { LinkButton, Notice, Row, Stack, Text } from '@skep/ui';
import { useSyncExternalStore } from 'react';

export interface NeedsNetworkProps {
  /** What needs it, and what does not. */
  text: string;
  /** Of the link to the form of an inspection, which needs none. */
  linkLabel: string;
}

/** Where there is no network: what has to wait for one, and the way to what works without. */
export function NeedsNetwork({ text, linkLabel }: NeedsNetworkProps) {
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice kind="information">
      <Stack gap={8}>
        <Text>{text}</Text>
        <Row>
          <LinkButton icon="inspection" to="/inspect" as={Link}>
            {linkLabel}
          </LinkButton>
        </Row>
      </Stack>
    </Notice>
  );
}

function onNetworkChange(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
