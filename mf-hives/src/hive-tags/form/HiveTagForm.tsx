import { hiveTagForm } from '@skep/domain';
import { useSearchParams } from '@skep/remote-kit';
import { EntityForm, useEntityForm } from '@skep/remote-kit/form';
import { Button, Card } from '@skep/ui';
import { useState } from 'react';
import { goesOnParameter } from '../../offline/waiting-hive.ts';
import { useDeleteTag } from '../list/useDeleteTag.ts';
import { useIntl } from '../use-tag-intl.ts';
import { type ChoosableApiary, HiveTagFields } from './HiveTagFields.tsx';
import { type EditedTag, problemOfNumber, sentTag, type TagParams, tagValues } from './tag-values.ts';
import { useSaveTag } from './useSaveTag.ts';

export interface HiveTagFormProps {
  /** Undefined: a new one. */
  tag: EditedTag | undefined;
  params: TagParams;
  /** Numbers that can be chosen. */
  free: readonly string[];
  apiaries: readonly ChoosableApiary[];
}

/** Which tag hangs on which hive, and what scanning it does. */
export function HiveTagForm({ tag, params, free, apiaries }: HiveTagFormProps) {
  const { formatMessage } = useIntl();
  const hives = apiaries.flatMap((apiary) =>
    apiary.hives.map((hive) => ({ ...hive, apiary: { id: apiary.id, name: apiary.name } })),
  );
  const [search] = useSearchParams();
  const [begun] = useState(() => tagValues(tag, params, hives));
  const saving = useSaveTag(tag?.number, hives);
  const deletion = useDeleteTag();
  const saved = useEntityForm({
    schema: hiveTagForm,
    values: begun,
    problems: { number: problemOfNumber(params.number) },
    draft: { name: `tags:${tag?.number ?? 'new'}`, isTakenAtOnce: search.has(goesOnParameter) },
    save: (values, _revision, draftId) => saving.run(sentTag(values), draftId),
    savedText: ({ number, hiveId }) =>
      formatMessage(
        { id: 'tags.saved' },
        { number, hive: hives.find(({ id }) => id === hiveId)?.name ?? '' },
      ),
    backTo: '/hivetags',
  });

  return (
    <EntityForm
      of={saved}
      onCancel={saved.cancel}
      moreButtons={
        tag && (
          <Button
            icon="trash"
            isBusy={deletion.isRunning}
            onClick={async () => {
              if (await deletion.run(tag.number)) saved.leave();
            }}
          >
            {formatMessage({ id: 'tags.delete' })}
          </Button>
        )
      }
    >
      <Card as="section">
        <HiveTagFields form={saved.form} own={params.number} free={free} apiaries={apiaries} />
      </Card>
    </EntityForm>
  );
}
