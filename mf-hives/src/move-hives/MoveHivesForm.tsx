import {
  isFailure,
  type MutationFailure,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { Button, Card, Notice, ProblemSummary, Row, SelectField, Stack } from '@skep/ui';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveChoices } from './HiveChoices.tsx';
import { MovableHiveFragment } from './MoveHivesForm.graphql.ts';
import { useMoveHives } from './useMoveHives.ts';

export interface MoveHivesFormProps {
  /** Where they stand. */
  apiaryId: string;
  hives: readonly FragmentType<typeof MovableHiveFragment>[];
  /** Where they can go. */
  targets: readonly { id: string; name: string }[];
}

/** Which hives go where. All are chosen at first, as most moves are of a whole apiary. */
export function MoveHivesForm({ apiaryId, hives, targets }: MoveHivesFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const choices = hives.map((hive) => readFragment(MovableHiveFragment, hive));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(choices.map(({ id }) => id)));
  const only = targets.length === 1 ? targets[0] : undefined;
  const [targetId, setTargetId] = useState(only?.id);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<MutationFailure>();
  const [isTouched, setIsTouched] = useState(false);
  const guard = useFormGuard(isTouched);
  const move = useMoveHives([apiaryId]);

  const isTried = attempt > 0;
  const nobody = isTried && chosen.size === 0 ? formatMessage({ id: 'hives.moveNobody' }) : undefined;
  const nowhere = isTried && targetId === undefined ? formatMessage({ id: 'hives.moveNowhere' }) : undefined;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    const target = targets.find(({ id }) => id === targetId);
    if (!target || chosen.size === 0) return;
    setFailure(undefined);
    const answer = await move.run([...chosen], target.id);
    if (isFailure(answer)) return setFailure(answer);
    notify({
      kind: 'success',
      text: formatMessage({ id: 'hives.moved' }, { count: chosen.size, name: target.name }),
    });
    guard.leave(() => navigation.back('/'));
  }

  function change<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      setIsTouched(true);
      set(value);
    };
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <ProblemSummary
          title={formatMessage({ id: 'hives.problems' })}
          problems={[
            ...(nobody
              ? [{ fieldId: 'hives', label: formatMessage({ id: 'hives.moveWhich' }), text: nobody }]
              : []),
            ...(nowhere
              ? [{ fieldId: 'target', label: formatMessage({ id: 'hives.moveTo' }), text: nowhere }]
              : []),
          ]}
          attempt={attempt}
        />
        <Card>
          <HiveChoices
            id="hives"
            hives={choices}
            chosen={chosen}
            onChange={change(setChosen)}
            error={nobody}
          />
        </Card>
        <Card>
          <SelectField
            id="target"
            label={formatMessage({ id: 'hives.moveTo' })}
            placeholder={formatMessage({ id: 'hives.moveChoose' })}
            isRequired
            options={targets.map(({ id, name }) => ({ value: id, label: name }))}
            value={targetId}
            onChange={change(setTargetId)}
            error={nowhere}
          />
        </Card>
        {failure && <Notice kind="problem">{failureText(failure)}</Notice>}
        <Row gap={12}>
          <Button kind="main" type="submit" isBusy={move.isRunning}>
            {formatMessage({ id: 'hives.moveSubmit' }, { count: chosen.size })}
          </Button>
          <Button kind="quiet" onClick={() => navigation.back('/')}>
            {formatMessage({ id: 'hives.cancel' })}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
