import { typedDashboardForm } from '@skep/domain';
import { useMutationResult, useNavigation } from '@skep/remote-kit';
import { type ConflictVersion, EntityForm, useEntityForm } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../forms/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedDashboardFragment as EditedDashboard } from '../generated/graphql.ts';
import { DashboardFields } from './DashboardFields.tsx';
import { UpdateDashboardMutation } from './dashboard-mutations.graphql.ts';
import { type DashboardValues, inputOf, valuesOf } from './dashboard-values.ts';
import { EditedDashboardFragment } from './EditDashboardScreen.graphql.ts';
import type { OwnHive } from './own-hives.ts';
import { PreviewButton } from './PreviewButton.tsx';

export interface DashboardFormProps {
  dashboard: EditedDashboard;
  hives: readonly OwnHive[];
}

/** What a dashboard shows, and how. */
export function DashboardForm({ dashboard, hives }: DashboardFormProps) {
  // A version that comes while somebody types takes nothing away: it is met when this one is saved.
  const [begun, setBegun] = useState(dashboard);
  return <BegunForm key={begun.revision} begun={begun} hives={hives} onSaved={setBegun} />;
}

interface BegunFormProps {
  begun: EditedDashboard;
  hives: readonly OwnHive[];
  onSaved: (dashboard: EditedDashboard) => void;
}

function BegunForm({ begun, hives, onSaved }: BegunFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const update = useMutationResult(UpdateDashboardMutation);
  const { id, revision } = begun;
  const versionOf = useDashboardVersion();
  const saved = useEntityForm({
    schema: typedDashboardForm,
    values: valuesOf(begun),
    save: (form, over) => update.run({ id, revision: over, input: inputOf(form) }),
    fieldOf: (path) => path.replace(/^(hiveIds|sites)\..*/, '$1'),
    conflict: {
      revision,
      theirs(answer) {
        if (answer.__typename !== 'DashboardConflict') return undefined;
        const current = readFragment(EditedDashboardFragment, answer.current);
        return { revision: current.revision, values: valuesOf(current) };
      },
      versionOf,
    },
    savedText: ({ title }) => formatMessage({ id: 'dashboards.saved' }, { title }),
    onSaved(answer) {
      if (answer.__typename === 'Dashboard') onSaved(readFragment(EditedDashboardFragment, answer));
    },
  });
  return (
    <EntityForm
      of={saved}
      onCancel={() => navigation.back('/dashboards')}
      moreButtons={<PreviewButton id={id} />}
    >
      <Stack gap={24}>
        <DashboardFields hives={hives} />
      </Stack>
    </EntityForm>
  );
}

/** A dashboard as one of two versions. */
function useDashboardVersion(): (values: DashboardValues) => ConflictVersion {
  const { formatMessage } = useIntl();
  return ({ title, hiveIds }) => ({
    picture: null,
    facts: [
      { label: formatMessage({ id: 'dashboards.field.title' }), text: title },
      {
        label: formatMessage({ id: 'dashboards.hives' }),
        text: formatMessage({ id: 'dashboards.hiveCount' }, { count: hiveIds.length }),
      },
    ],
  });
}
