import { checklistForm } from '@skep/domain';
import { Link, useMutationResult } from '@skep/remote-kit';
import { EntityForm, FormBar, NamedField, useEntityForm, useFormValue } from '@skep/remote-kit/form';
import { Button, IconButton, LinkButton, Row, Stack, Text, TextField } from '@skep/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { readFragment } from '../generated/fragment-masking.ts';
import type { OfferedFragment, OutlineFragment } from '../generated/graphql.ts';
import { ChecklistPreview } from './ChecklistPreview.tsx';
import { ChecklistOutlineFragment, UpdateChecklistMutation } from './checklists.graphql.ts';
import { ItemTree } from './ItemTree.tsx';
import { OwnItemDialog } from './OwnItemDialog.tsx';
import { itemIdsOf, type Plan, planOf } from './plan.ts';
import { previewItems } from './preview-items.ts';
import { useIntl } from './use-checklists-intl.ts';
import { forgetChecklists } from './useChecklistActions.ts';

interface Values {
  name: string;
  plan: Plan;
}

const schema = v.object({ name: checklistForm.entries.name, plan: v.custom<Plan>(() => true) });

export interface ChecklistEditorProps {
  outline: OutlineFragment;
  items: readonly OfferedFragment[];
}

/** A checklist of one's own: what it asks, in which order, and how the form will be. */
export function ChecklistEditor({ outline, items }: ChecklistEditorProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [begun] = useState(outline);
  const [isPreview, setIsPreview] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const valuesOf = (held: OutlineFragment): Values => ({ name: held.name, plan: planOf(items, held) });
  const { run } = useMutationResult(UpdateChecklistMutation, { update: forgetChecklists });
  const saved = useEntityForm({
    schema,
    values: valuesOf(begun),
    save: ({ name, plan }, revision) =>
      run({
        id: begun.id,
        revision,
        input: { name, itemIds: itemIdsOf(items, plan), requiredIds: [...plan.required] },
      }),
    conflict: {
      revision: begun.revision,
      theirs(answer) {
        if (answer.__typename !== 'ChecklistConflict') return undefined;
        const current = readFragment(ChecklistOutlineFragment, answer.current);
        return { revision: current.revision, values: valuesOf(current) };
      },
      versionOf: ({ name, plan }) => ({
        facts: [
          { label: formatMessage({ id: 'checklists.name' }), text: name },
          {
            label: formatMessage({ id: 'checklists.items' }),
            text: previewItems(items, plan)
              .map((item) => item.name)
              .join(', '),
          },
        ],
      }),
    },
    savedText: ({ name }) => formatMessage({ id: 'checklists.saved' }, { name }),
    backTo: '/checklists',
  });
  const { value: plan, onChange } = useFormValue(saved.form, 'plan');
  const steps = useSteps(plan, onChange);

  return (
    <Stack gap={16}>
      <EntityForm of={saved} id={formId} buttons={false}>
        <NamedField name="name" label={formatMessage({ id: 'checklists.name' })}>
          {(field) => <TextField {...field} {...saved.form.register('name')} isRequired />}
        </NamedField>
      </EntityForm>
      <Row gap={8}>
        <Button icon="add" onClick={() => setIsAdding(true)}>
          {formatMessage({ id: 'checklists.ownItem' })}
        </Button>
        <Button icon="eye" aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {formatMessage({ id: 'checklists.preview' })}
        </Button>
        <LinkButton to={`/checklist/${begun.id}/versions`} as={Link} kind="quiet" icon="clock">
          {formatMessage({ id: 'checklists.versions' })}
        </LinkButton>
        <Row gap={8}>
          <IconButton
            icon="undo"
            label={formatMessage({ id: 'checklists.undo' })}
            isDisabled={!steps.canUndo}
            onClick={steps.undo}
          />
          <IconButton
            icon="redo"
            label={formatMessage({ id: 'checklists.redo' })}
            isDisabled={!steps.canRedo}
            onClick={steps.redo}
          />
        </Row>
      </Row>
      {isPreview ? (
        <Stack gap={12}>
          <Text tone="muted">{formatMessage({ id: 'checklists.previewMeans' })}</Text>
          <ChecklistPreview items={previewItems(items, plan)} />
        </Stack>
      ) : (
        <ItemTree items={items} plan={plan} onChange={steps.change} />
      )}
      {isAdding && (
        <OwnItemDialog
          items={items}
          onClose={() => setIsAdding(false)}
          onSaved={({ id, parentId }) =>
            steps.change({
              ...plan,
              order: [...plan.order, id],
              ticked: [...new Set([...plan.ticked, ...(parentId ? [parentId] : []), id])],
            })
          }
        />
      )}
      <FormBar>
        <Button kind="quiet" onClick={saved.cancel}>
          {formatMessage({ id: 'kit.form.cancel' })}
        </Button>
        <Button kind="main" type="submit" form={formId} isBusy={saved.isSending}>
          {formatMessage({ id: 'kit.form.save' })}
        </Button>
      </FormBar>
    </Stack>
  );
}

/** Steps of editing, one after the other, back and forth. */
function useSteps(plan: Plan, onChange: (plan: Plan) => void) {
  const [past, setPast] = useState<readonly Plan[]>([]);
  const [future, setFuture] = useState<readonly Plan[]>([]);
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change(next: Plan) {
      setPast([...past, plan]);
      setFuture([]);
      onChange(next);
    },
    undo() {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      setFuture([plan, ...future]);
      onChange(last);
    },
    redo() {
      const [next, ...later] = future;
      if (next === undefined) return;
      setPast([...past, plan]);
      setFuture(later);
      onChange(next);
    },
  };
}
