import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { isFailure, useMutationResult, useNotify, useServices } from '@skep/remote-kit';
import { IconButton } from '@skep/ui';
import { useRef, useState } from 'react';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { removePictureMutation } from './ResearchProjects.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export interface ProjectPictureProps {
  project: Pick<ProjectFieldsFragment, 'id' | 'name' | 'pictureUrl'>;
  /** Told when the project has another picture, or none. */
  onChanged: () => void;
}

/** Buttons by which a research gets the picture that people see, and loses it. */
export function ProjectPicture({ project: { id, name, pictureUrl }, onChanged }: ProjectPictureProps) {
  const { formatMessage } = useIntl();
  const { sendFile } = useServices();
  const notify = useNotify();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const removal = useMutationResult(removePictureMutation);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setIsSending(true);
    const sent = await sendFile?.(`/api/administration/research/${id}/picture`, file, {});
    setIsSending(false);
    if (sent?.kind === 'sent') return onChanged();
    const text = sent?.problem
      ? problemText(sent.problem.code, sent.problem.params)
      : errorText(sent?.code ?? 'unexpected');
    notify({ kind: 'problem', text });
  }

  async function remove() {
    const answer = await removal.run({ id });
    if (isFailure(answer)) notify({ kind: 'problem', text: errorText(answer.code) });
    else onChanged();
  }

  return (
    <>
      <IconButton
        icon="camera"
        label={formatMessage({ id: 'shell.research.choosePicture' }, { name })}
        isDisabled={isSending}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={formatMessage({ id: 'shell.research.choosePicture' }, { name })}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {pictureUrl && (
        <IconButton
          icon="trash"
          label={formatMessage({ id: 'shell.research.removePicture' }, { name })}
          isDisabled={removal.isRunning}
          onClick={() => void remove()}
        />
      )}
    </>
  );
}
