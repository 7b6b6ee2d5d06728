import { hiveForm } from '@skep/domain';
import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { EntityForm, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { LinkButton, Page, type ScreenState, ScreenStates } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { NewHiveQuery as NewHiveData } from '../generated/graphql.ts';
import { HiveTypesFragment } from '../hive-configuration/HiveTypeField.graphql.ts';
import { goesOnParameter } from '../offline/waiting-hive.ts';
import { waitingNewHive } from '../offline/waiting-new-hive.ts';
import { ApiaryChoiceFragment } from './ApiaryField.graphql.ts';
import { HiveFields } from './HiveFields.tsx';
import { HiveFormSkeleton } from './HiveFormSkeleton.tsx';
import { sentHive } from './hive-values.ts';
import { NewHiveQuery } from './NewHiveScreen.graphql.ts';
import { newHiveValues } from './new-hive-values.ts';
import { useNextOfApiary } from './useNextOfApiary.ts';
import { useCreateHive } from './useSaveHive.ts';

/** A new hive, in the apiary that the address names. */
export function NewHiveScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'hives.newHive' });
  useTitle(title);
  const result = useQuery(NewHiveQuery, { fetchPolicy: 'cache-and-network' });
  const state = useNewHiveState(useScreenState(result), result.data);
  if (state.kind === 'ready' && result.data) {
    return <NewHiveForm title={title} data={result.data} />;
  }
  return (
    <Page title={title}>
      <ScreenStates state={state} skeleton={<HiveFormSkeleton />}>
        {null}
      </ScreenStates>
    </Page>
  );
}

/** A hive needs an apiary: without one that comes first. */
function useNewHiveState(state: ScreenState, data: NewHiveData | undefined): ScreenState {
  const { formatMessage } = useIntl();
  const own = readFragment(ApiaryChoiceFragment, data?.apiaries)?.filter(({ isOwner }) => isOwner);
  if (own?.length !== 0) return state;
  return {
    kind: 'empty',
    icon: 'apiary',
    title: formatMessage({ id: 'hives.noApiaryTitle' }),
    text: formatMessage({ id: 'hives.noApiaryText' }),
    action: (
      <LinkButton to="/apiaries/create" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'hives.newApiary' })}
      </LinkButton>
    ),
  };
}

function NewHiveForm({ title, data }: { title: string; data: NewHiveData }) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const nextOf = (apiaryId: string | null) =>
    newHiveValues(intl, readFragment(ApiaryChoiceFragment, data.apiaries), apiaryId);
  const [begun] = useState(() => nextOf(parameters.get('apiaryId')));
  const { hiveTypes: types } = readFragment(HiveTypesFragment, data.hiveCatalogue);
  const creation = useCreateHive(({ input }, id) => {
    const apiary = readFragment(ApiaryChoiceFragment, data.apiaries).find((one) => one.id === input.apiaryId);
    const title = intl.formatMessage({ id: 'hives.waitingNewHive' }, { hive: input.name });
    return apiary && waitingNewHive({ id, title, input, apiary, types });
  });
  const saved = useEntityForm({
    schema: hiveForm,
    values: begun,
    draft: { name: 'hives:new', isTakenAtOnce: parameters.has(goesOnParameter) },
    save: (values, _revision, draftId) => creation.run({ input: sentHive(values) }, draftId),
    savedText: ({ name }) => intl.formatMessage({ id: 'hives.hiveCreated' }, { name }),
  });
  useNextOfApiary(saved.form, nextOf);
  return (
    <Page title={title}>
      <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
        <HiveFields form={saved.form} apiaries={data.apiaries} types={data.hiveCatalogue} />
      </EntityForm>
    </Page>
  );
}
