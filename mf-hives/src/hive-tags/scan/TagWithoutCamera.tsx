import { hiveTagForm } from '@skep/domain';
import { Button, Notice, TextField, tokens } from '@skep/ui';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { safeParse } from 'valibot';
import { useIntl } from '../use-tag-intl.ts';
import { useNumberProblemText } from '../useNumberProblemText.ts';
import { createQrReader } from './qr-reader.ts';

export interface TagWithoutCameraProps {
  onText: (text: string) => void;
  /** Gets a number that tags can have. */
  onNumber: (number: string) => void;
}

/** For tags that the camera cannot see: a picture of it, or the number that stands on it. */
export function TagWithoutCamera({ onText, onNumber }: TagWithoutCameraProps) {
  const { formatMessage } = useIntl();
  const numberProblemText = useNumberProblemText();
  const file = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();

  async function readPicture(event: ChangeEvent<HTMLInputElement>) {
    const [picture] = event.target.files ?? [];
    event.target.value = '';
    if (picture === undefined) return;
    const text = await textIn(picture);
    setIsEmpty(text === undefined);
    if (text !== undefined) onText(text);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { success, output, issues } = safeParse(hiveTagForm.entries.number, number);
    setProblem(issues?.[0].message);
    if (success) onNumber(output);
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <Line>
          <TextField
            id="number"
            label={formatMessage({ id: 'tags.byNumber' })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            error={problem && numberProblemText(problem)}
          />
          <Button type="submit">{formatMessage({ id: 'tags.byNumberOpen' })}</Button>
        </Line>
      </form>
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
