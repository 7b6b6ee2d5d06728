import { hasOwnRange, isChoice, type OwnItemKind, ownItemForm, ownItemKinds } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { FormDialog, NamedField, useEntityForm, useFormValue } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { NumberField, SelectField, TextArea } from '@skep/ui/form';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ChecklistInputKind, OfferedFragment } from '../generated/graphql.ts';
import {
  CreateOwnItemMutation,
  EditChecklistQuery,
  OfferedItemFragment,
  UpdateOwnItemMutation,
} from './checklists.graphql.ts';
import { useIntl } from './use-checklists-intl.ts';

export interface OwnItemDialogProps {
  items: readonly OfferedFragment[];
  /** Default: a new one. */
  item?: OfferedFragment;
  onSaved?: (item: OfferedFragment) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  input: OwnItemKind;
  unit: string;
  minimum: number | undefined;
  maximum: number | undefined;
  choices: string[];
  parentId: string;
}

// The rule of the domain, and in addition the heading, which only the service knows.
const schema = v.intersect([ownItemForm, v.object({ parentId: v.string() })]);

/** An own item: what it is called, how it is answered, and where it is. */
export function OwnItemDialog({ items, item, onSaved, onClose }: OwnItemDialogProps) {
  const { formatMessage } = useIntl();
  const options = { refetchQueries: [EditChecklistQuery], awaitRefetchQueries: true };
  const create = useMutationResult(CreateOwnItemMutation, options);
  const update = useMutationResult(UpdateOwnItemMutation, options);
  const saved = useEntityForm({
    schema,
    values: valuesOf(item),
    async save({ parentId, input, unit, minimum, maximum, ...fields }) {
      const range = { unit: unit ?? null, minimum: minimum ?? null, maximum: maximum ?? null };
      const sent = { ...fields, ...range, input: kindOf(input), parentId: parentId === '' ? null : parentId };
      return item ? update.run({ id: item.id, input: sent }) : create.run({ input: sent });
    },
    isEdit: item !== undefined,
    savedText: ({ name }) => formatMessage({ id: 'checklists.itemSaved' }, { name }),
    onSaved(answer) {
      if (answer.__typename === 'OfferedItem') onSaved?.(readFragment(OfferedItemFragment, answer));
      onClose();
    },
  });
  const { form } = saved;
  const input = useWatch({ control: form.control, name: 'input' });
  const kind = useFormValue(form, 'input');
  const parent = useFormValue(form, 'parentId');
  const minimum = useFormValue(form, 'minimum');
  const maximum = useFormValue(form, 'maximum');
  const choices = useFormValue(form, 'choices');
  const headings = items.filter(
    ({ input: each, parentId, isOwn }) => each === 'LABEL' && !parentId && !isOwn,
  );
  const decimals = Number(/\d/.exec(input)?.[0] ?? 0);
  return (
    <FormDialog
      of={saved}
      title={formatMessage({ id: item ? 'checklists.editItem' : 'checklists.ownItem' })}
      onClose={onClose}
    >
      <NamedField name="name" label={formatMessage({ id: 'checklists.itemName' })}>
        {(field) => <TextField {...field} {...form.register('name')} isRequired />}
      </NamedField>
      <NamedField name="input" label={formatMessage({ id: 'checklists.kind' })}>
        {(field) => (
          <SelectField
            {...field}
            isAlwaysChosen
            options={ownItemKinds.map((value) => ({
              value,
              label: formatMessage({ id: `checklists.kind.${value}` }),
            }))}
            value={kind.value}
            onChange={(next) => next && kind.onChange(next)}
          />
        )}
      </NamedField>
      {isChoice(input) && (
        <NamedField name="choices" label={formatMessage({ id: 'checklists.choices' })}>
          {(field) => (
            <TextArea
              {...field}
              isRequired
              hint={formatMessage({ id: 'checklists.choicesHint' })}
              value={choices.value.join('\n')}
              onChange={(event) => choices.onChange(event.target.value.split('\n'))}
            />
          )}
        </NamedField>
      )}
      {hasOwnRange(input) && (
        <>
          <NamedField name="unit" label={formatMessage({ id: 'checklists.unit' })}>
            {(field) => <TextField {...field} {...form.register('unit')} />}
          </NamedField>
          <NamedField name="minimum" label={formatMessage({ id: 'checklists.minimum' })}>
            {(field) => <NumberField {...field} {...minimum} decimals={decimals} />}
          </NamedField>
          <NamedField name="maximum" label={formatMessage({ id: 'checklists.maximum' })}>
            {(field) => <NumberField {...field} {...maximum} decimals={decimals} />}
          </NamedField>
        </>
      )}
      <NamedField name="parentId" label={formatMessage({ id: 'checklists.below' })}>
        {(field) => (
          <SelectField
            {...field}
            placeholder={formatMessage({ id: 'checklists.belowOwn' })}
            options={headings.map(({ id, name }) => ({ value: id, label: name }))}
            value={parent.value === '' ? undefined : parent.value}
            onChange={(next) => parent.onChange(next ?? '')}
          />
        )}
      </NamedField>
    </FormDialog>
  );
}

function valuesOf(item: OfferedFragment | undefined): Values {
  const input = ownItemKinds.find((kind) => kindOf(kind) === item?.input) ?? 'boolean';
  const isMeasured = hasOwnRange(input);
  // The bounds that its kind has by itself are nobody's choice.
  const boundValue = (bound: number | null | undefined) =>
    isMeasured && bound != null && Math.abs(bound) < 1_000_000_000 ? bound : undefined;
  return {
    name: item?.name ?? '',
    input,
    unit: isMeasured ? (item?.unit ?? '') : '',
    minimum: boundValue(item?.minimum),
    maximum: boundValue(item?.maximum),
    choices: [...(item?.choices ?? [])],
    parentId: item?.parentId ?? '',
  };
}

function kindOf(kind: OwnItemKind): ChecklistInputKind {
  return kind.toUpperCase() as ChecklistInputKind;
}
