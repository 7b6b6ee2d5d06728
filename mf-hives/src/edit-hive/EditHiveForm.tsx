import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDeleteHive } from '../delete-hive/useDeleteHive.ts';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedHiveFragment as EditedHive, EditHiveQuery } from '../generated/graphql.ts';
import { ColonySummary } from '../hive-life/ColonySummary.tsx';
import { EditedHiveFragment } from './edited-hive.graphql.ts';
import { HiveFormPage } from './HiveFormPage.tsx';
import { sentHive, valuesOfHive } from './hive-values.ts';
import { useHiveForm } from './useHiveForm.ts';
import { useHiveVersion } from './useHiveVersion.tsx';
import { useUpdateHive } from './useSaveHive.ts';

export interface EditHiveFormProps {
  title: string;
  hive: NonNullable<EditHiveQuery['hive']>;
  data: EditHiveQuery;
}

/**
 * Saves against the revision that the form began with. When somebody else saved meanwhile, the person sees
 * both hives and chooses; what was typed stays in the form until then.
 */
export function EditHiveForm({ title, hive, data }: EditHiveFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const [base, setBase] = useState(() => readFragment(EditedHiveFragment, hive));
  const [theirs, setTheirs] = useState<EditedHive>();
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useHiveForm(valuesOfHive(base));
  const guard = useFormGuard(form.formState.isDirty);
  const update = useUpdateHive(base.apiary.id);
  const deletion = useDeleteHive();
  const versionOf = useHiveVersion();

  const saveOver = (revision: number) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const answer = await update.run({
        id: base.id,
        revision,
        input: { ...sentHive(values), timeZone },
      });
      if (isFailure(answer)) {
        setFailure(answer);
        setServerProblems(form.setError, answer);
      } else if (answer.__typename === 'HiveConflict') {
        setTheirs(readFragment(EditedHiveFragment, answer.current));
      } else {
        notify({ kind: 'success', text: formatMessage({ id: 'hives.hiveSaved' }, { name: values.name }) });
        guard.leave(() => navigation.back('/'));
      }
    });

  function loadTheirs(current: EditedHive) {
    setBase(current);
    form.reset(valuesOfHive(current));
    setTheirs(undefined);
  }

  async function keepMine(current: EditedHive) {
    setTheirs(undefined);
    await saveOver(current.revision)();
  }

  async function remove() {
    if (await deletion.run(hive)) guard.leave(() => navigation.go('/', { replace: true }));
  }

  return (
    <>
      <HiveFormPage
        title={title}
        form={form}
        apiaries={data.apiaries}
        types={data.hiveCatalogue}
        fixedApiary={base.isOwner ? undefined : base.apiary.name}
        onSubmit={saveOver(base.revision)}
        onCancel={() => navigation.back('/')}
        isSaving={update.isRunning}
        failure={failure}
        below={data.colonyHistory && <ColonySummary hive={hive} history={data.colonyHistory} />}
        actions={
          base.isOwner && (
            <Button icon="trash" isBusy={deletion.isRunning} onClick={remove}>
              {formatMessage({ id: 'hives.deleteHive' })}
            </Button>
          )
        }
      />
      {theirs && (
        <ConflictDialog
          what="hive"
          mine={versionOf(form.getValues())}
          theirs={versionOf(valuesOfHive(theirs))}
          onKeepMine={() => void keepMine(theirs)}
          onLoadTheirs={() => loadTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
