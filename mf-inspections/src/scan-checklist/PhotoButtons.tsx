import { Button, Row, VisuallyHidden } from '@skep/ui';
import { useRef } from 'react';
import { useIntl } from './use-from-paper-intl.ts';

export interface PhotoButtonsProps {
  onPhotos: (files: readonly File[]) => void;
}

/** One page after the other by the camera, or many from files. */
export function PhotoButtons({ onPhotos }: PhotoButtonsProps) {
  const { formatMessage } = useIntl();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const ways = [
    { input: camera, id: 'fromPaper.takePhoto', isCamera: true },
    { input: files, id: 'fromPaper.choosePhotos', isCamera: false },
  ] as const;
  return (
    <Row gap={8}>
      {ways.map(({ input, id, isCamera }) => (
        <span key={id}>
          <Button
            kind={isCamera ? 'main' : 'plain'}
            icon={isCamera ? 'camera' : 'add'}
            onClick={() => input.current?.click()}
          >
            {formatMessage({ id })}
          </Button>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept="image/*"
              multiple={!isCamera}
              {...(isCamera && { capture: 'environment' as const })}
              tabIndex={-1}
              aria-label={formatMessage({ id })}
              onChange={(event) => {
                onPhotos([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </VisuallyHidden>
        </span>
      ))}
    </Row>
  );
}
