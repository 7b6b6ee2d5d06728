import { hiveTagForm } from '@skep/domain';
import { RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Button, Notice, TextField, tokens } from '@skep/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { useIntl } from '../use-tag-intl.ts';
import { useNumberProblemText } from '../useNumberProblemText.ts';
import { createQrReader } from './qr-reader.ts';

export interface TagWithoutCameraProps {
  onText: (text: string) => void;
  /** Gets a number that tags can have. */
  onNumber: (number: string) => void;
}

const numberForm = v.pick(hiveTagForm, ['number']);

/** For tags that the camera cannot see: a picture of it, or its number. */
export function TagWithoutCamera({ onText, onNumber }: TagWithoutCameraProps) {
  const { formatMessage } = useIntl();
  const numberProblemText = useNumberProblemText();
  const file = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const sent = useRequestForm({
    schema: numberForm,
    values: { number: '' },
    send: async (typed) => typed,
    onSent: ({ number }) => onNumber(number),
  });

  async function readPicture(event: ChangeEvent<HTMLInputElement>) {
    const [picture] = event.target.files ?? [];
    event.target.value = '';
    if (picture === undefined) return;
    const text = await textIn(picture);
    setIsEmpty(text === undefined);
    if (text !== undefined) onText(text);
  }

  return (
    <>
      <RequestForm of={sent} buttons={false}>
        <Line>
          <TypedField
            form={sent.form}
            name="number"
            label={formatMessage({ id: 'tags.byNumber' })}
            ownText={numberProblemText}
          >
            {(field) => <TextField {...field} inputMode="numeric" autoComplete="off" maxLength={3} />}
          </TypedField>
          <Button type="submit">{formatMessage({ id: 'tags.byNumberOpen' })}</Button>
        </Line>
      </RequestForm>
      <div>
        <Button icon="camera" onClick={() => file.current?.click()}>
          {formatMessage({ id: 'tags.fromPicture' })}
        </Button>
        <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void readPicture(event)} />
      </div>
      {isEmpty && <Notice kind="warning">{formatMessage({ id: 'tags.nothingInPicture' })}</Notice>}
    </>
  );
}

/** Undefined also for what is no picture at all. */
async function textIn(picture: Blob): Promise<string | undefined> {
  try {
    const read = await createQrReader();
    return await read(await createImageBitmap(picture));
  } catch {
    return undefined;
  }
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[12]};
  align-items: end;
  max-width: 24rem;
`;
