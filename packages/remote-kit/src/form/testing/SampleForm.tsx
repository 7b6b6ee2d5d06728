import type { MutationFailure } from '@skep/remote-kit';
import { Card, ChoiceField, Stack, TextField } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { EntityForm } from '../EntityForm.tsx';
import { Field, TypedField } from '../Field.tsx';
import { useEntityForm } from '../useEntityForm.ts';

/** A hive, as far as it takes to see what a form does. */
export interface SampleHive {
  revision: number;
  name: string;
  frames: number | undefined;
  hasQueen: 'yes' | 'no';
}

export const sampleHive: SampleHive = { revision: 3, name: 'Linden', frames: 10, hasQueen: 'no' };

const schema = v.pipe(
  v.object({
    queen: v.string(),
    name: v.pipe(v.string(), v.nonEmpty('required')),
    frames: v.pipe(v.number('required'), v.maxValue(24, 'too_large')),
    hasQueen: v.picklist(['yes', 'no']),
  }),
  v.forward(
    v.partialCheck(
      [['hasQueen'], ['queen']],
      ({ hasQueen, queen }) => hasQueen === 'no' || queen !== '',
      'required',
    ),
    ['queen'],
  ),
);

type SampleValues = Omit<SampleHive, 'revision'> & { queen: string };

const valuesOf = ({ revision: _revision, ...hive }: SampleHive): SampleValues => ({ ...hive, queen: '' });

export type SampleAnswer =
  | { __typename: 'Hive' }
  | { __typename: 'HiveConflict'; current: SampleHive }
  | MutationFailure
  | undefined;

export interface SampleFormProps {
  /** The server. */
  save: (values: object, revision: number, draftId: string) => Promise<SampleAnswer>;
  /** What the form begins with. Default: `sampleHive`. */
  hive?: SampleHive | undefined;
  /** The name of its draft. Default: it keeps none. */
  draft?: string | undefined;
  /** What is wrong from the beginning. Default: nothing. */
  problems?: Record<string, string>;
  /** Default: it is one. */
  isEdit?: boolean;
  /** Default: it leads back. */
  onSaved?: () => void;
  /** Default: none. */
  idPrefix?: string;
}

export function SampleForm({ save, idPrefix, hive = sampleHive, draft, ...options }: SampleFormProps) {
  const saved = useEntityForm({
    ...options,
    schema,
    values: valuesOf(hive),
    draft: draft === undefined ? undefined : { name: draft },
    save,
    conflict: {
      revision: hive.revision,
      theirs: (answer) =>
        answer.__typename === 'HiveConflict'
          ? { revision: answer.current.revision, values: valuesOf(answer.current) }
          : undefined,
      versionOf: ({ name, frames }) => ({
        facts: [
          { label: 'Name', text: name },
          { label: 'Frames', text: String(frames ?? '') },
        ],
      }),
    },
    marks: { WRONG_PASSWORD: { name: 'field.wrong_password' } },
    savedText: ({ name }) => `${name} is saved.`,
    backTo: '/back',
  });
  const { form } = saved;
  const hasQueen = useWatch({ control: form.control, name: 'hasQueen' }) === 'yes';
  return (
    <EntityForm of={saved} onCancel={saved.cancel} {...(idPrefix === undefined ? {} : { idPrefix })}>
      <Card>
        <Stack gap={24}>
          {hasQueen && (
            <TypedField form={form} name="queen" label="Queen">
              {(field) => <TextField {...field} isRequired />}
            </TypedField>
          )}
          <TypedField form={form} name="name" label="Name">
            {(field) => <TextField {...field} isRequired />}
          </TypedField>
          <Field form={form} name="frames" label="Frames">
            {(field) => <NumberField {...field} isRequired max={24} />}
          </Field>
          <Field form={form} name="hasQueen" label="A queen">
            {(field) => (
              <ChoiceField
                {...field}
                options={[
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
                ]}
              />
            )}
          </Field>
        </Stack>
      </Card>
    </EntityForm>
  );
}
