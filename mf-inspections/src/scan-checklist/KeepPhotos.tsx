import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useWatch } from 'react-hook-form';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { KeepPagesMutation } from './CheckSheetScreen.graphql.ts';
import { useIntl } from './use-from-paper-intl.ts';

export interface KeepPhotosProps {
  form: InspectionFormState;
  readingId: string;
  pageIds: readonly string[];
}

/** As photos of the inspection; else they go when it is saved. */
export function KeepPhotos({ form, readingId, pageIds }: KeepPhotosProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run, isRunning } = useMutationResult(KeepPagesMutation);
  const photos = useWatch({ control: form.control, name: 'photos' });

  async function keep(isWanted: boolean) {
    const set = (value: string) => form.setValue('photos', value, { shouldDirty: true });
    if (!isWanted) return set('');
    const answer = await run({ id: readingId, pageIds: [...pageIds] });
    if (isFailure(answer)) return notify({ kind: 'problem', text: failureText(answer) });
    if (answer.__typename === 'KeptPages') set(answer.photoIds.join(','));
  }

  return (
    <Stack gap={4}>
      <Switch
        label={formatMessage({ id: 'fromPaper.keepPhotos' })}
        isChecked={photos !== ''}
        isDisabled={isRunning}
        onChange={(isWanted) => void keep(isWanted)}
      />
      <Text tone="muted">{formatMessage({ id: 'fromPaper.keepPhotosHint' })}</Text>
    </Stack>
  );
}
