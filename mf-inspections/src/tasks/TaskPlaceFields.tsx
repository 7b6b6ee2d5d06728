import { taskPlaces } from '@skep/domain';
import { Field, HiveCheckboxGroup } from '@skep/remote-kit/form';
import { Checkbox, ChoiceField, Stack } from '@skep/ui';
import { FieldSet, SelectField, useFieldIds } from '@skep/ui/form';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TaskChoicesFragment } from '../generated/graphql.ts';
import type { TaskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';

type Apiaries = TaskChoicesFragment['apiaries'];

const placeTexts = {
  hives: 'tasks.place.hives',
  apiary: 'tasks.place.apiary',
  nowhere: 'tasks.place.nowhere',
} as const;

/** Of hives, of an apiary, or of neither. */
export function TaskPlaceFields({ apiaries }: { apiaries: Apiaries }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  const place = useWatch<TaskValues, 'place'>({ name: 'place' });
  const own = apiaries.filter(({ isOwner }) => isOwner);
  return (
    <>
      <Field form={form} name="place" label={formatMessage({ id: 'tasks.place' })}>
        {(field) => (
          <ChoiceField
            {...field}
            options={taskPlaces.map((value) => ({ value, label: formatMessage({ id: placeTexts[value] }) }))}
          />
        )}
      </Field>
      {place === 'hives' && (
        <Field form={form} name="hiveIds" label={formatMessage({ id: 'tasks.hives' })}>
          {({ value, onChange, ...field }) => (
            <HiveChoices {...field} apiaries={apiaries} values={value} onChange={onChange} />
          )}
        </Field>
      )}
      {place === 'apiary' && (
        <Field form={form} name="apiaryId" label={formatMessage({ id: 'tasks.apiary' })}>
          {(field) => (
            <SelectField
              {...field}
              isRequired
              isSearched="long"
              options={own.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
      {place !== 'nowhere' && (
        <Field form={form} name="isInspection" label={formatMessage({ id: 'tasks.isInspection' })}>
          {({ label, value, onChange }) => <Checkbox label={label} isChecked={value} onChange={onChange} />}
        </Field>
      )}
    </>
  );
}

interface HiveChoicesProps {
  id: string;
  label: string;
  error: string | undefined;
  apiaries: Apiaries;
  values: readonly string[];
  onChange: (hiveIds: string[]) => void;
}

/** Hives by their apiaries: names repeat. */
function HiveChoices({ apiaries, values, onChange, ...field }: HiveChoicesProps) {
  const ids = useFieldIds(field);
  const ticked = new Set(values);
  return (
    <FieldSet {...field} ids={ids}>
      <Stack gap={16}>
        {apiaries
          .map(({ hives, ...apiary }) => ({ ...apiary, hives: hives.filter(({ canEdit }) => canEdit) }))
          .filter(({ hives }) => hives.length > 0)
          .map(({ id, name, hives }) => (
            <HiveCheckboxGroup
              key={id}
              name={name}
              hives={hives}
              ticked={ticked}
              onTicked={(next) => onChange([...next])}
            />
          ))}
      </Stack>
    </FieldSet>
  );
}
