import {
  isFailure,
  Link,
  type MutationFailure,
  setServerProblems,
  useFormGuard,
  useNavigation,
  useNotify,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newClientId } from 'uuid';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import type { NewHiveQuery as NewHiveData } from '../generated/graphql.ts';
import { ApiaryChoiceFragment } from './ApiaryField.graphql.ts';
import { HiveFormPage } from './HiveFormPage.tsx';
import { HiveFormSkeleton } from './HiveFormSkeleton.tsx';
import { sentHive } from './hive-values.ts';
import { NewHiveQuery } from './NewHiveScreen.graphql.ts';
import { newHiveValues } from './new-hive-values.ts';
import { useHiveForm } from './useHiveForm.ts';
import { useNextOfApiary } from './useNextOfApiary.ts';
import { useCreateHive } from './useSaveHive.ts';

/** A new hive, in the apiary that the address names. */
export function NewHiveScreen() {
  return (
    <WithFormTexts>
      <NewHive />
    </WithFormTexts>
  );
}

function NewHive() {
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

/** A hive stands somewhere: without an apiary that comes first. */
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
  const navigation = useNavigation();
  const notify = useNotify();
  const [initial] = useState(() =>
    newHiveValues(intl, readFragment(ApiaryChoiceFragment, data.apiaries), parameters.get('apiaryId')),
  );
  // One for the visit: a form that is sent twice, as after a lost answer, makes one hive.
  const [clientId] = useState(() => newClientId());
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useHiveForm(initial);
  useNextOfApiary(form, (apiaryId) =>
    newHiveValues(intl, readFragment(ApiaryChoiceFragment, data.apiaries), apiaryId),
  );
  const guard = useFormGuard(form.formState.isDirty);
  const creation = useCreateHive();

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await creation.run({ input: { ...sentHive(values), clientId } });
    if (isFailure(answer)) {
      setFailure(answer);
      setServerProblems(form.setError, answer);
      return;
    }
    notify({
      kind: 'success',
      text: intl.formatMessage({ id: 'hives.hiveCreated' }, { name: values.name }),
    });
    guard.leave(() => navigation.go('/', { replace: true }));
  });

  return (
    <HiveFormPage
      title={title}
      form={form}
      apiaries={data.apiaries}
      types={data.hiveCatalogue}
      onSubmit={submit}
      onCancel={() => navigation.back('/')}
      isSaving={creation.isRunning}
      failure={failure}
    />
  );
}
