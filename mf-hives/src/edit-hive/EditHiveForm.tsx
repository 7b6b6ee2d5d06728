import { hiveForm } from '@skep/domain';
import { isTemporaryId, useNavigation, useSearchParams } from '@skep/remote-kit';
import { EntityForm, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Button, Page } from '@skep/ui';
import { useState } from 'react';
import { ColonySummary } from '../colony-history/ColonySummary.tsx';
import { useDeleteHive } from '../delete-hive/useDeleteHive.ts';
import { useIntl } from '../form/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditHiveQuery } from '../generated/graphql.ts';
import { HiveTypesFragment } from '../hive-configuration/HiveTypeField.graphql.ts';
import { goesOnParameter, waitingHive } from '../offline/waiting-hive.ts';
import { EditedHiveFragment } from './edited-hive.graphql.ts';
import { HiveFields } from './HiveFields.tsx';
import { HomeAssistantCard } from './HomeAssistantCard.tsx';
import { sentHive, valuesOfHive } from './hive-values.ts';
import { SupersReason } from './SupersReason.tsx';
import { useHiveVersion } from './useHiveVersion.tsx';
import { useUpdateHive } from './useSaveHive.ts';

export interface EditHiveFormProps {
  title: string;
  hive: NonNullable<EditHiveQuery['hive']>;
  data: EditHiveQuery;
}

export function EditHiveForm({ title, hive, data }: EditHiveFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [begun] = useState(() => readFragment(EditedHiveFragment, hive));
  const { id, apiary, isOwner, revision } = begun;
  const [search] = useSearchParams();
  const { hiveTypes: types } = readFragment(HiveTypesFragment, data.hiveCatalogue);
  const update = useUpdateHive(apiary.id, ({ input }) => {
    const title = formatMessage({ id: 'hives.waitingTitle' }, { hive: input.name });
    return waitingHive({ title, held: begun, input, types });
  });
  const deletion = useDeleteHive();
  const versionOf = useHiveVersion();
  const saved = useEntityForm({
    schema: hiveForm,
    values: valuesOfHive(begun),
    draft: { name: `hives:edit:${id}`, isTakenAtOnce: search.has(goesOnParameter) },
    save(values, over, draftId) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { withdrawalReason } = values;
      const input = { ...sentHive(values), timeZone, ...(withdrawalReason && { withdrawalReason }) };
      return update.run({ id, revision: over, input }, draftId);
    },
    conflict: {
      revision,
      theirs(answer) {
        if (answer.__typename !== 'HiveConflict') return undefined;
        const current = readFragment(EditedHiveFragment, answer.current);
        return { revision: current.revision, values: valuesOfHive(current) };
      },
      versionOf,
    },
    savedText: ({ name }) => formatMessage({ id: 'hives.hiveSaved' }, { name }),
  });

  async function remove() {
    if (await deletion.run(hive)) saved.leave(() => navigation.go('/', { replace: true }));
  }

  return (
    <Page
      title={title}
      actions={
        isOwner &&
        !isTemporaryId(id) && (
          <Button icon="trash" isBusy={deletion.isRunning} onClick={remove}>
            {formatMessage({ id: 'hives.deleteHive' })}
          </Button>
        )
      }
    >
      <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
        <HiveFields
          form={saved.form}
          apiaries={data.apiaries}
          types={data.hiveCatalogue}
          fixedApiary={isOwner ? undefined : apiary.name}
        >
          <SupersReason form={saved.form} hiveId={id} layers={valuesOfHive(begun).layers} />
        </HiveFields>
      </EntityForm>
      {isOwner && data.homeAssistant && (
        <HomeAssistantCard hiveId={id} isShown={data.homeAssistant.hiveIds.includes(id)} />
      )}
      {data.colonyHistory && <ColonySummary hive={hive} history={data.colonyHistory} />}
    </Page>
  );
}
