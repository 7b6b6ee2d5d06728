import { Button, Notice, Stack, Text, tokens } from '@skep/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../use-tag-intl.ts';
import { type CameraProblem, watchCamera } from './camera.ts';

export interface CameraViewProps {
  /** Gets the text of every QR code that comes before the camera, again and again while it is there. */
  onText: (text: string) => void;
  onRetry: () => void;
}

/** What the camera sees, with a frame to aim by. It runs as long as this is shown. */
export function CameraView({ onText, onRetry }: CameraViewProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'watching' | CameraProblem>('starting');
  const onFound = useEffectEvent(onText);

  useEffect(() => {
    const leaving = new AbortController();
    if (video.current) {
      void watchCamera(video.current, leaving.signal, {
        onWatching: () => setState('watching'),
        onText: (text) => onFound(text),
        onProblem: setState,
      });
    }
    return () => leaving.abort();
  }, []);

  if (state === 'denied' || state === 'none') {
    return (
      <Stack gap={12}>
        <Notice kind="warning">
          {formatMessage({ id: state === 'denied' ? 'tags.cameraDenied' : 'tags.cameraNone' })}
        </Notice>
        <div>
          <Button icon="camera" onClick={onRetry}>
            {formatMessage({ id: 'tags.tryCamera' })}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      <Sight>
        <video ref={video} muted playsInline aria-label={formatMessage({ id: 'tags.aim' })} />
        <Aim aria-hidden />
      </Sight>
      <div role="status">
        <Text tone="muted">
          {formatMessage({ id: state === 'watching' ? 'tags.aim' : 'tags.cameraStarting' })}
        </Text>
      </div>
    </Stack>
  );
}

// As large as the screen lets it be, with the fields below it still in sight.
const Sight = styled.div`
  position: relative;
  overflow: hidden;
  height: min(60vh, 26rem);
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Aim = styled.div`
  position: absolute;
  inset: 0;
  width: min(70%, 16rem);
  aspect-ratio: 1;
  margin: auto;
  border: 3px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.large};
`;
