import { apiaryForm } from '@skep/domain';
import { useNavigation } from '@skep/remote-kit';
import { EntityForm, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card, Heading, Page, Stack } from '@skep/ui';
import { useState } from 'react';
import { AddressFields } from '../apiary-fields/AddressFields.tsx';
import { sentPlace, valuesOfApiary } from '../apiary-fields/apiary-values.ts';
import { DetailFields } from '../apiary-fields/DetailFields.tsx';
import { SiteFields } from '../apiary-fields/SiteFields.tsx';
import { Attachments } from '../attachments/LazyAttachments.tsx';
import { WithLifeTexts } from '../colony-history/WithLifeTexts.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditApiaryQuery as EditApiaryData } from '../generated/graphql.ts';
import { DeleteApiaryButton } from './DeleteApiaryButton.tsx';
import { EditedApiaryFragment } from './edited-apiary.graphql.ts';
import { useApiaryVersion } from './useApiaryVersion.tsx';
import { useUpdateApiary } from './useUpdateApiary.ts';

export interface EditApiaryFormProps {
  title: string;
  apiary: NonNullable<EditApiaryData['apiary']>;
}

export function EditApiaryForm({ title, apiary }: EditApiaryFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const [begun] = useState(() => readFragment(EditedApiaryFragment, apiary));
  const { id, revision } = begun;
  const update = useUpdateApiary();
  const versionOf = useApiaryVersion();
  const saved = useEntityForm({
    schema: apiaryForm,
    values: valuesOfApiary(begun),
    save: (values, over) => update.run({ id, revision: over, input: sentPlace(values) }),
    conflict: {
      revision,
      theirs(answer) {
        if (answer.__typename !== 'ApiaryConflict') return undefined;
        const current = readFragment(EditedApiaryFragment, answer.current);
        return { revision: current.revision, values: valuesOfApiary(current) };
      },
      versionOf,
    },
    savedText: ({ name }) => formatMessage({ id: 'hives.apiarySaved' }, { name }),
  });

  return (
    <Page
      title={title}
      actions={
        <DeleteApiaryButton
          apiary={apiary}
          onDeleted={() => saved.leave(() => navigation.go('/', { replace: true }))}
        />
      }
      maxWidth="readable"
    >
      <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
        <Card>
          <Heading level={2}>{formatMessage({ id: 'hives.apiary' })}</Heading>
          <Stack gap={24}>
            <DetailFields />
          </Stack>
        </Card>
        <Card>
          <Heading level={2}>{formatMessage({ id: 'hives.stepName.address' })}</Heading>
          <Stack gap={24}>
            <AddressFields apiaryId={id} />
          </Stack>
        </Card>
        <Card>
          <Heading level={2}>{formatMessage({ id: 'hives.siteTitle' })}</Heading>
          <Stack gap={24}>
            <SiteFields />
          </Stack>
        </Card>
      </EntityForm>
      <WithLifeTexts>
        <Attachments of="APIARY" id={id} />
      </WithLifeTexts>
    </Page>
  );
}
