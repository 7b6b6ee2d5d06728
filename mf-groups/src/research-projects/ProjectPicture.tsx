import { useErrorText } from '@skep/i18n';
import { isFailure, useMutationResult, useNotify, useUpload } from '@skep/remote-kit';
import { IconButton } from '@skep/ui';
import type { ProjectFieldsFragment } from '../generated/graphql.ts';
import { removePictureMutation } from './ResearchProjects.graphql.ts';
import { useIntl } from './use-research-projects-intl.ts';

export interface ProjectPictureProps {
  project: Pick<ProjectFieldsFragment, 'id' | 'name' | 'pictureUrl'>;
  /** Called when the project has another picture, or none. */
  onChanged: () => void;
}

/** Buttons by which a research gets the picture that people see, and loses it. */
export function ProjectPicture({ project: { id, name, pictureUrl }, onChanged }: ProjectPictureProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const errorText = useErrorText();
  const removal = useMutationResult(removePictureMutation);
  const label = formatMessage({ id: 'researchProjects.choosePicture' }, { name });
  const { isSending, choose, input } = useUpload({
    ...{ path: `/api/v1/research-projects/${id}/picture`, accept: 'image/*', label },
    onSent: onChanged,
  });

  async function remove() {
    const answer = await removal.run({ id });
    if (isFailure(answer)) notify({ kind: 'problem', text: errorText(answer.code) });
    else onChanged();
  }

  return (
    <>
      <IconButton icon="camera" label={label} isDisabled={isSending} onClick={choose} />
      {input}
      {pictureUrl && (
        <IconButton
          icon="trash"
          label={formatMessage({ id: 'researchProjects.removePicture' }, { name })}
          isDisabled={removal.isRunning}
          onClick={() => void remove()}
        />
      )}
    </>
  );
}
