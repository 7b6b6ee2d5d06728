import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { temporaryIdOf, useNotify } from '@skep/remote-kit';
import { Button, type FieldProps, Icon, IconButton, Stack, Text, tokens, VisuallyHidden } from '@skep/ui';
import { type DragEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { PhotoRow } from './PhotoRow.tsx';
import { answerOf, idsIn } from './photo-ids.ts';
import { NoPicture, Thumb } from './Thumb.tsx';
import { useIntl } from './use-photo-intl.ts';
import { usePhotoRoom } from './usePhotoRoom.ts';
import { useSharedPhotos } from './useSharedPhotos.ts';
import { type Upload, type UploadFailure, useUploads } from './useUploads.ts';
import { WithPhotoTexts } from './WithPhotoTexts.tsx';

export interface PhotoFieldProps extends Pick<FieldProps, 'label' | 'error' | 'hint'> {
  id?: string | undefined;
  /** The checklist item that they answer; undefined: of the inspection in general. */
  itemId?: string;
  /** Ids joined by commas; see `photo-ids.ts`. */
  value: string;
  onChange: (value: string) => void;
}

/** Photos of one question: from the camera, from files, dropped; each is sent at once and saved with the form. */
export function PhotoField(props: PhotoFieldProps) {
  return (
    <WithPhotoTexts>
      <Photos {...props} />
    </WithPhotoTexts>
  );
}

function Photos({ id, itemId, label, error, hint, value, onChange }: PhotoFieldProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const held = useRef(value);
  held.current = value;
  const unsent = useRef(0);
  const ids = idsIn(value);

  function change(next: readonly string[]) {
    held.current = answerOf(next, unsent.current);
    onChange(held.current);
  }

  const { uploads, add, drop, retry } = useUploads({
    itemId,
    onStored(key) {
      unsent.current -= 1;
      change([...idsIn(held.current), temporaryIdOf(key)]);
    },
    onSent({ key, isStored }, sentId) {
      if (!isStored) unsent.current -= 1;
      change([...without(temporaryIdOf(key)), sentId]);
    },
    onRefused(key) {
      unsent.current += 1;
      change(without(temporaryIdOf(key)));
    },
  });
  const sending = new Set(uploads.map(({ key }) => temporaryIdOf(key)));
  const shown = ids.filter((one) => !sending.has(one));
  const room = usePhotoRoom(ids.length + uploads.length);

  function without(photoId: string): string[] {
    return idsIn(held.current).filter((one) => one !== photoId);
  }

  function take(photos: readonly File[]) {
    if (photos.length === 0) return;
    unsent.current += photos.length;
    add(photos);
    change(idsIn(held.current));
  }

  function forget({ key, isStored }: Upload) {
    if (!isStored) unsent.current -= 1;
    drop(key);
    change(without(temporaryIdOf(key)));
  }

  function remove(photoId: string) {
    const before = idsIn(held.current);
    change(before.filter((one) => one !== photoId));
    const run = () => change(before.filter((one) => one === photoId || idsIn(held.current).includes(one)));
    notify({
      kind: 'success',
      text: formatMessage({ id: 'photos.removed' }),
      action: { label: formatMessage({ id: 'photos.undo' }), run },
    });
  }

  useSharedPhotos(itemId === undefined, take);

  function dropped(event: DragEvent) {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    <Place
      role="group"
      aria-labelledby={labelId}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
    >
      <Text id={labelId} isBold>
        {label}
      </Text>
      {hint !== undefined && <Text tone="muted">{hint}</Text>}
      {(shown.length > 0 || uploads.length > 0) && (
        <PhotoRow ids={shown} onRemove={remove}>
          {uploads.map((upload) => (
            <UploadThumb
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => forget(upload)}
            />
          ))}
        </PhotoRow>
      )}
      {room !== undefined && (
        <Text tone={room === 0 ? 'problem' : 'muted'}>{formatMessage({ id: 'photos.room' }, { room })}</Text>
      )}
      <Button
        {...(id === undefined ? {} : { id })}
        icon="camera"
        isDisabled={room === 0 && !navigator.onLine}
        onClick={() => input.current?.click()}
      >
        {formatMessage({ id: 'photos.add' })}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          tabIndex={-1}
          // The button above is read out in its place.
          aria-hidden
          aria-label={label}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <DropHint>
        <Text tone="muted">{formatMessage({ id: 'photos.drop' })}</Text>
      </DropHint>
      {error !== undefined && <Text tone="problem">{error}</Text>}
    </Place>
  );
}

interface UploadThumbProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadThumb({ upload: { preview, failure }, onRetry, onRemove }: UploadThumbProps) {
  const { formatMessage } = useIntl();
  const [isShowable, setIsShowable] = useState(true);
  const errorText = useErrorText();
  const problemText = useFieldProblemText();

  function failureText(failed: UploadFailure): string {
    if (failed.kind === 'heic') return formatMessage({ id: 'photos.heic' });
    if (failed.kind === 'noRoom') return formatMessage({ id: 'photos.room' }, { room: 0 });
    const { code, problem } = failed;
    return problem ? problemText(problem.code, problem.params) : errorText(code);
  }

  return (
    <Stack gap={4} as="li">
      <Thumb>
        {isShowable ? (
          <img
            src={preview}
            alt={failure === undefined ? formatMessage({ id: 'photos.sending' }) : ''}
            aria-busy={failure === undefined}
            onError={() => setIsShowable(false)}
          />
        ) : (
          <NoPicture>
            <Icon name="camera" />
          </NoPicture>
        )}
        <IconButton
          icon="close"
          label={formatMessage({ id: 'photos.remove' }, { number: 0 })}
          onClick={onRemove}
        />
      </Thumb>
      {failure && <Text tone="problem">{failureText(failure)}</Text>}
      {failure?.kind === 'refused' && !failure.problem && (
        <Button onClick={onRetry}>{formatMessage({ id: 'photos.retry' })}</Button>
      )}
    </Stack>
  );
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[8]};
  min-width: 0;
`;

/** Who has a mouse has files to drop. */
const DropHint = styled.div`
  display: none;
  @media (pointer: fine) {
    display: block;
  }
`;
