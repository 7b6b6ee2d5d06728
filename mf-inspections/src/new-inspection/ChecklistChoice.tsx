import { useErrorText } from '@skep/i18n';
import {
  Link,
  useApolloClient,
  useConfirm,
  useNavigation,
  useNotify,
  useSearchParams,
} from '@skep/remote-kit';
import type { SavedFormState } from '@skep/remote-kit/form';
import { Button, LinkButton, Row, Stack } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { type Answers, fieldKey } from '../checklist-inputs/answers.ts';
import type { ChecklistPartsFragment } from '../generated/graphql.ts';
import type { FoundInspection, InspectionValues } from '../inspection-form/inspection-values.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { inspectOptions } from './chosen-hives.ts';
import { checklistWith } from './every-checklist.ts';
import { goesOnParameter } from './useInspectionDraft.ts';

export interface ChecklistChoiceProps {
  choices: readonly { id: string; name: string }[];
  checklist: ChecklistPartsFragment;
  saved: SavedFormState<InspectionValues, FoundInspection>;
}

/** What the form asks can be chosen and put together from here, and what was answered stays. */
export function ChecklistChoice({ choices, checklist, saved }: ChecklistChoiceProps) {
  const { formatMessage } = useIntl();
  const { choose, isAsking } = useOtherChecklist(saved.form);
  const edit = useEditChecklist(checklist.id, saved.setAside);
  const printPath = usePrintPath(checklist.id);
  return (
    <Stack gap={12}>
      {choices.length > 1 && (
        <SelectField
          label={formatMessage({ id: 'inspect.checklist' })}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          value={checklist.id}
          isAlwaysChosen
          isDisabled={isAsking}
          onChange={(id) => {
            if (id !== undefined && id !== checklist.id) void choose(id);
          }}
        />
      )}
      <Row gap={8}>
        {checklist.isOwner && (
          <Button kind="quiet" icon="edit" onClick={edit}>
            {formatMessage({ id: 'inspect.editChecklist' })}
          </Button>
        )}
        <LinkButton kind="quiet" icon="print" to={printPath} as={Link}>
          {formatMessage({ id: 'inspect.printChecklist' })}
        </LinkButton>
        <LinkButton kind="quiet" icon="camera" to="/inspect/paper" as={Link}>
          {formatMessage({ id: 'inspections.fromPaper' })}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** With the names of the hives that the form is of. */
function usePrintPath(checklistId: string): string {
  const [search] = useSearchParams();
  const hiveIds = inspectOptions(search).hiveIds.join();
  return `/checklist/${checklistId}/print?${new URLSearchParams({ hiveIds })}`;
}

/** Leads to the editor, whose end leads back here: the draft is taken up again unasked. */
function useEditChecklist(checklistId: string, setAside: (go: () => void) => void): () => void {
  const navigation = useNavigation();
  const [search, setSearch] = useSearchParams();
  return () =>
    setAside(() => {
      search.set(goesOnParameter, '1');
      setSearch(search, { replace: true });
      navigation.go(`/checklist/${checklistId}/edit`);
    });
}

/** Another checklist keeps what was answered of its own items, and asks before anything else goes. */
function useOtherChecklist(form: InspectionFormState) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const [isAsking, setIsAsking] = useState(false);

  async function choose(id: string) {
    setIsAsking(true);
    const checklist = await checklistWith(client, id);
    setIsAsking(false);
    if (!checklist) return notify({ kind: 'problem', text: errorText('unreachable') });
    const answers = form.getValues('answers');
    const remaining = answersOn(answers, checklist.items);
    const count = answeredIn(answers) - answeredIn(remaining);
    const isMeant =
      count === 0 ||
      (await confirm({
        title: formatMessage({ id: 'inspect.switchTitle' }),
        text: formatMessage({ id: 'inspect.switchText' }, { count, name: checklist.name }),
        confirmLabel: formatMessage({ id: 'inspect.switch' }),
      }));
    if (!isMeant) return;
    form.setValue('answers', remaining, { shouldDirty: true });
    form.setValue('checklistId', id, { shouldDirty: true });
    search.set('checklistId', id);
    setSearch(search, { replace: true });
  }

  return { choose, isAsking };
}

function answersOn(answers: Answers, items: readonly { id: string }[]): Answers {
  const keys = new Set(items.map(({ id }) => fieldKey(id)));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}

function answeredIn(answers: Answers): number {
  return Object.values(answers).filter((value) => value !== '').length;
}
