import { EntityForm, FormBar } from '@skep/remote-kit/form';
import { Button, Card, Heading, Page, Row, Stack } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { goesOnParameter } from '../offline/waiting-hive.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import type { KnownQueenFragment } from './KnownQueens.graphql.ts';
import { KnownQueens } from './KnownQueens.tsx';
import { QueenFields, type QueenFieldsProps } from './QueenFields.tsx';
import { newQueen } from './queen-values.ts';
import { useCreateQueen } from './useCreateQueen.ts';
import { useDeleteQueen } from './useDeleteQueen.ts';
import { useQueenForm } from './useQueenForm.ts';
import { useQueenName } from './useQueenName.ts';

type Queen = FragmentType<typeof EditedQueenFragment> & FragmentType<typeof KnownQueenFragment>;

export interface QueenFormProps extends Pick<QueenFieldsProps, 'races' | 'mothers'> {
  title: string;
  hive: { id: string; name: string };
  /** Undefined: the hive has none yet. */
  present: Queen | undefined;
  earlier: readonly Queen[];
}

/** The present queen's form; with "new queen" it becomes that of her successor, and she is listed among the earlier. */
export function QueenForm({ title, hive, present, earlier, races, mothers }: QueenFormProps) {
  const { formatMessage } = useIntl();
  const edited = readFragment(EditedQueenFragment, present);
  const [isNew, setIsNew] = useState(edited === undefined);
  const newTitle = formatMessage({ id: 'hives.waitingNewQueen' }, { hive: hive.name });
  const creation = useCreateQueen(hive, newTitle, races);
  const queenName = useQueenName();
  const deletion = useDeleteQueen(queenName(edited ?? {}));
  const saved = useQueenForm({
    stored: edited,
    create: isNew ? creation.run : undefined,
    races,
    title,
    path: `/hives/${hive.id}/edit?queenEdit=true&${goesOnParameter}=1`,
  });

  function beginNew() {
    saved.form.reset(newQueen);
    setIsNew(true);
  }

  const actions = edited && !isNew && (
    <Row gap={8}>
      <Button icon="add" onClick={beginNew}>
        {formatMessage({ id: 'hives.newQueen' })}
      </Button>
      <Button
        icon="trash"
        isBusy={deletion.isRunning}
        onClick={async () => {
          if (await deletion.run(edited)) saved.leave();
        }}
      >
        {formatMessage({ id: 'hives.deleteQueen' })}
      </Button>
    </Row>
  );

  return (
    <Page title={title} actions={actions || undefined} maxWidth="readable">
      <Stack gap={16}>
        <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
          <Card as="section">
            <Heading level={2}>
              {formatMessage({ id: isNew ? 'hives.newQueen' : 'hives.presentQueen' })}
            </Heading>
            <Stack gap={24}>
              <QueenFields
                form={saved.form}
                races={races}
                mothers={mothers}
                queenId={isNew ? undefined : edited?.id}
              />
            </Stack>
          </Card>
        </EntityForm>
        <KnownQueens queens={isNew && present ? [present, ...earlier] : earlier} />
      </Stack>
    </Page>
  );
}
