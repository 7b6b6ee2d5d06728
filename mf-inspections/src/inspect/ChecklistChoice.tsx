import { useErrorText } from '@skep/i18n';
import { useApolloClient, useConfirm, useNotify, useSearchParams } from '@skep/remote-kit';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { type Answers, fieldKey } from '../checklist/answers.ts';
import { ChecklistFragment } from '../checklist/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../inspection/use-form-intl.ts';
import type { InspectionFormState } from '../inspection/useInspectionForm.ts';
import { OtherChecklistQuery } from './InspectScreen.graphql.ts';

export interface ChecklistChoiceProps {
  choices: readonly { id: string; name: string }[];
  checklistId: string;
  form: InspectionFormState;
}

/** Another checklist keeps what was answered of its own items, and asks before anything else goes. */
export function ChecklistChoice({ choices, checklistId, form }: ChecklistChoiceProps) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const [isAsking, setIsAsking] = useState(false);

  async function choose(id: string) {
    setIsAsking(true);
    const found = await client
      .query({ query: OtherChecklistQuery, variables: { id } })
      .catch(() => ({ data: undefined }))
      .finally(() => setIsAsking(false));
    const checklist = readFragment(ChecklistFragment, found.data?.checklist);
    if (!checklist) return notify({ kind: 'problem', text: errorText('unreachable') });
    const answers = form.getValues('answers');
    const stay = answersOn(answers, checklist.items);
    const count = answeredIn(answers) - answeredIn(stay);
    const isMeant =
      count === 0 ||
      (await confirm({
        title: formatMessage({ id: 'inspect.switchTitle' }),
        text: formatMessage({ id: 'inspect.switchText' }, { count, name: checklist.name }),
        confirmLabel: formatMessage({ id: 'inspect.switch' }),
      }));
    if (!isMeant) return;
    form.setValue('answers', stay, { shouldDirty: true });
    search.set('checklistId', id);
    setSearch(search, { replace: true });
  }

  if (choices.length < 2) return null;
  return (
    <SelectField
      label={formatMessage({ id: 'inspect.checklist' })}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={checklistId}
      isAlwaysChosen
      isDisabled={isAsking}
      onChange={(id) => {
        if (id !== undefined && id !== checklistId) void choose(id);
      }}
    />
  );
}

function answersOn(answers: Answers, items: readonly { id: string }[]): Answers {
  const keys = new Set(items.map(({ id }) => fieldKey(id)));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}

function answeredIn(answers: Answers): number {
  return Object.values(answers).filter((value) => value !== '').length;
}
