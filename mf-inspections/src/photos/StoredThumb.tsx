import { useServices } from '@skep/remote-kit';
import { Icon, Stack, Text } from '@skep/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { storedIdOf } from './photo-ids.ts';
import { NoPicture, Thumb } from './Thumb.tsx';
import { useIntl } from './use-photo-intl.ts';

export interface StoredThumbProps {
  /** As a form holds it. */
  id: string;
  number: number;
  /** The way to take it out of a form. */
  children: ReactNode;
}

/** A photo that waits in this browser for a network. */
export function StoredThumb({ id, number, children }: StoredThumbProps) {
  const { formatMessage } = useIntl();
  const preview = useStoredPhoto(storedIdOf(id));
  const name = formatMessage({ id: 'photos.one' }, { number });
  return (
    <Stack gap={4} as="li">
      <Thumb>
        {preview === undefined ? (
          <NoPicture role="img" aria-label={name}>
            <Icon name="camera" />
          </NoPicture>
        ) : (
          <img src={preview} alt={name} />
        )}
        {children}
      </Thumb>
      <Text tone="muted" size="small">
        {formatMessage({ id: 'photos.here' })}
      </Text>
    </Stack>
  );
}

/** Its address in this page; undefined where this browser does not have it. */
function useStoredPhoto(id: string): string | undefined {
  const { waitingPhotos } = useServices();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    async function read() {
      const content = await waitingPhotos?.contentOf(id);
      if (content === undefined || !isWanted) return;
      made = URL.createObjectURL(content);
      setUrl(made);
    }
    read().catch(() => undefined);
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [waitingPhotos, id]);
  return url;
}
