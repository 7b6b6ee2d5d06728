import { photoLimits } from '@skep/domain';
import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Dialog, IconButton, Row, Stack, TextField, tokens } from '@skep/ui';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import type { PhotoPartsFragment } from '../generated/graphql.ts';
import { CaptionPhotoMutation } from './photos.graphql.ts';
import { useIntl } from './use-photo-intl.ts';

export interface PhotoViewProps {
  photos: readonly PhotoPartsFragment[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A photo as large as the screen, and larger; arrow keys go on, Escape closes. Zoomed, it scrolls by finger and wheel. */
export function PhotoView({ photos, index, onMove, onClose }: PhotoViewProps) {
  const { formatMessage } = useIntl();
  const [isZoomed, setIsZoomed] = useState(false);
  const photo = photos[index];
  if (photo === undefined) return null;
  const title = photo.caption ?? formatMessage({ id: 'photos.one' }, { number: index + 1 });

  function move(step: number) {
    const next = index + step;
    if (next < 0 || next >= photos.length) return;
    setIsZoomed(false);
    onMove(next);
  }

  const actions = (
    <Row gap={8}>
      <Button onClick={() => setIsZoomed(!isZoomed)}>
        {formatMessage({ id: isZoomed ? 'photos.zoomOut' : 'photos.zoomIn' })}
      </Button>
      {photos.length > 1 && (
        <>
          <IconButton
            icon="arrowLeft"
            label={formatMessage({ id: 'photos.previous' })}
            isDisabled={index === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="arrowRight"
            label={formatMessage({ id: 'photos.next' })}
            isDisabled={index === photos.length - 1}
            onClick={() => move(1)}
          />
        </>
      )}
    </Row>
  );

  function press(event: KeyboardEvent) {
    const { key, target } = event;
    if (target instanceof HTMLInputElement) {
      if (key !== 'Enter') return;
      // The form around it is not meant.
      event.preventDefault();
      target.blur();
      return;
    }
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
    if (key === '+') setIsZoomed(true);
    if (key === '-') setIsZoomed(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys do what its buttons do
    <div onKeyDown={press}>
      <Dialog title={title} isOpen isLarge onClose={onClose} actions={actions}>
        <Stack gap={12}>
          <Layout
            $isZoomed={isZoomed}
            {...(isZoomed ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            <img src={photo.url} alt={title} width={photo.widthPx} height={photo.heightPx} />
          </Layout>
          {photo.canEdit && <Caption key={photo.id} photo={photo} />}
        </Stack>
      </Dialog>
    </div>
  );
}

/** A field after a press: a keyboard of a phone would cover the photo. The text is saved when it is left. */
function Caption({ photo: { id, caption } }: { photo: PhotoPartsFragment }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState<string>();
  const { run } = useMutationResult(CaptionPhotoMutation);
  const feedback = useMutationFeedback();
  const label = formatMessage({ id: 'photos.caption' });
  if (text === undefined)
    return (
      <Row>
        <Button icon="edit" kind="quiet" onClick={() => setText(caption ?? '')}>
          {label}
        </Button>
      </Row>
    );

  async function keep() {
    const isSame = text?.trim() === (caption ?? '');
    if (isSame || (await feedback(run({ id, caption: text?.trim() || null })))) setText(undefined);
  }

  return (
    <TextField
      label={label}
      value={text}
      maxLength={photoLimits.captionLength}
      ref={takeFocus}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void keep()}
    />
  );
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const Layout = styled.div<{ $isZoomed: boolean }>`
  max-height: 60vh;
  overflow: auto;
  touch-action: pan-x pan-y pinch-zoom;
  border-radius: ${tokens.radius.small};
  & img {
    display: block;
    ${({ $isZoomed }) =>
      $isZoomed
        ? 'max-width: none; cursor: move;'
        : 'max-width: 100%; width: auto; height: auto; max-height: 60vh; margin: 0 auto;'}
  }
`;
