import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { Button, Card, Notice, ProblemSummary, Row, Stack } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDeleteTag } from '../list/useDeleteTag.ts';
import { type ChoosableApiary, HiveTagFields } from './HiveTagFields.tsx';
import { type EditedTag, problemOfNumber, sentTag, type TagWishes, tagValues } from './tag-values.ts';
import { useSaveTag } from './useSaveTag.ts';
import { useTagForm } from './useTagForm.ts';
import { useTagProblems } from './useTagProblems.ts';

export interface HiveTagFormProps {
  /** Undefined: a new one. */
  tag: EditedTag | undefined;
  wishes: TagWishes;
  /** Numbers that can be chosen. */
  free: readonly string[];
  apiaries: readonly ChoosableApiary[];
}

/** Which tag hangs on which hive, and what scanning it does. */
export function HiveTagForm({ tag, wishes, free, apiaries }: HiveTagFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<MutationFailure>();
  const hives = apiaries.flatMap((apiary) => apiary.hives);
  const form = useTagForm(tagValues(tag, wishes, hives), problemOfNumber(wishes.number));
  const guard = useFormGuard(form.formState.isDirty);
  const saving = useSaveTag(tag?.number);
  const deletion = useDeleteTag();
  const problems = useTagProblems(form);
  const leave = () => guard.leave(() => navigation.back('/hivetags'));

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await saving.run(sentTag(values));
    if (isFailure(answer)) {
      setFailure(answer);
      return setServerProblems(form.setError, answer);
    }
    const hive = hives.find(({ id }) => id === values.hiveId)?.name ?? '';
    notify({
      kind: 'success',
      text: formatMessage({ id: 'tags.saved' }, { number: values.number, hive }),
    });
    leave();
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <ProblemSummary
          title={formatMessage({ id: 'hives.problems' })}
          problems={problems}
          attempt={form.formState.submitCount}
        />
        <Card as="section">
          <HiveTagFields form={form} own={wishes.number} free={free} apiaries={apiaries} />
        </Card>
        {failure && problems.length === 0 && <Notice kind="problem">{failureText(failure)}</Notice>}
        <Row gap={12}>
          <Button kind="main" type="submit" isBusy={saving.isRunning}>
            {formatMessage({ id: 'hives.save' })}
          </Button>
          <Button kind="quiet" onClick={() => navigation.back('/hivetags')}>
            {formatMessage({ id: 'hives.cancel' })}
          </Button>
          {tag && (
            <Button
              icon="trash"
              isBusy={deletion.isRunning}
              onClick={async () => {
                if (await deletion.run(tag.number)) leave();
              }}
            >
              {formatMessage({ id: 'tags.delete' })}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
