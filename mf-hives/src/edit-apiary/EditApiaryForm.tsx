import type { MutationFailure } from '@skep/remote-kit';
import { isFailure, setServerProblems, useFormGuard, useNavigation, useNotify } from '@skep/remote-kit';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { sentPlace, valuesOfApiary } from '../apiary-fields/apiary-values.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  EditApiaryQuery as EditApiaryData,
  EditedApiaryFragment as EditedApiary,
} from '../generated/graphql.ts';
import { ApiaryFormPage } from './ApiaryFormPage.tsx';
import { DeleteApiaryButton } from './DeleteApiaryButton.tsx';
import { EditedApiaryFragment } from './edited-apiary.graphql.ts';
import { useApiaryForm } from './useApiaryForm.ts';
import { useApiaryVersion } from './useApiaryVersion.tsx';
import { useUpdateApiary } from './useUpdateApiary.ts';

export interface EditApiaryFormProps {
  title: string;
  apiary: NonNullable<EditApiaryData['apiary']>;
}

/** Saves against the revision that the form began with; what was typed stays until a conflict is decided. */
export function EditApiaryForm({ title, apiary }: EditApiaryFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const [base, setBase] = useState(() => readFragment(EditedApiaryFragment, apiary));
  const [theirs, setTheirs] = useState<EditedApiary>();
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useApiaryForm(valuesOfApiary(base));
  const guard = useFormGuard(form.formState.isDirty);
  const update = useUpdateApiary();
  const versionOf = useApiaryVersion();

  const saveOver = (revision: number) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      const answer = await update.run({ id: base.id, revision, input: sentPlace(values) });
      if (isFailure(answer)) {
        setFailure(answer);
        setServerProblems(form.setError, answer);
      } else if (answer.__typename === 'ApiaryConflict') {
        setTheirs(readFragment(EditedApiaryFragment, answer.current));
      } else {
        notify({ kind: 'success', text: formatMessage({ id: 'hives.apiarySaved' }, { name: values.name }) });
        guard.leave(() => navigation.back('/'));
      }
    });

  function loadTheirs(current: EditedApiary) {
    setBase(current);
    form.reset(valuesOfApiary(current));
    setTheirs(undefined);
  }

  async function keepMine(current: EditedApiary) {
    setTheirs(undefined);
    await saveOver(current.revision)();
  }

  return (
    <FormProvider {...form}>
      <ApiaryFormPage
        title={title}
        apiaryId={base.id}
        onSubmit={saveOver(base.revision)}
        onCancel={() => navigation.back('/')}
        isSaving={update.isRunning}
        failure={failure}
        actions={
          <DeleteApiaryButton
            apiary={apiary}
            onDeleted={() => guard.leave(() => navigation.go('/', { replace: true }))}
          />
        }
      />
      {theirs && (
        <ConflictDialog
          what="apiary"
          mine={versionOf(form.getValues())}
          theirs={versionOf(valuesOfApiary(theirs))}
          onKeepMine={() => void keepMine(theirs)}
          onLoadTheirs={() => loadTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </FormProvider>
  );
}
