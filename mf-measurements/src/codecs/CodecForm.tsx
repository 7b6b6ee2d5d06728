import { type CodecField, deviceCodecForm, deviceCodecLimits } from '@skep/domain';
import { useMutationResult, useNotify, usePerson } from '@skep/remote-kit';
import { EntityForm, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, Checkbox, Stack, TextField } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import type { Quantity } from '../device/quantity-options.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedCodecFragment as EditedCodec } from '../generated/graphql.ts';
import { CodecMapping } from './CodecMapping.tsx';
import { CodecTrial } from './CodecTrial.tsx';
import { codeFont } from './code-font.ts';
import { codecInput, codecValues, forgetCodecs, type Proposal, withProposals } from './codec-values.ts';
import { CreateCodecMutation, EditedCodecFragment, UpdateCodecMutation } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

export interface CodecFormProps {
  /** Undefined: a new one. */
  codec: EditedCodec | undefined;
  /** What a new one begins as a copy of. Default: it is empty. */
  original?: EditedCodec | undefined;
  quantities: readonly Quantity[];
}

/** A codec's text, its examples, what its values mean, and a try with a message. */
export function CodecForm({ codec, original, quantities }: CodecFormProps) {
  const { formatMessage } = useIntl();
  const person = usePerson();
  const saved = useCodecForm(codec, original);
  const { form } = saved;
  const [names, setNames] = useState<readonly string[]>(
    () => (codec ?? original)?.fields.map(({ name }) => name) ?? [],
  );
  const values = form.watch();

  function propose(proposals: readonly Proposal[]): CodecField[] {
    const fields = withProposals(form.getValues('fields'), proposals, new Set(names));
    if (fields.length > form.getValues('fields').length)
      form.setValue('fields', fields, { shouldDirty: true });
    setNames([...new Set([...names, ...proposals.map(({ name }) => name)])]);
    return fields;
  }

  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Card as="section">
        <Stack gap={24}>
          <TypedField form={form} name="name" label={formatMessage({ id: 'devices.name' })}>
            {(field) => <TextField {...field} isRequired maxLength={deviceCodecLimits.name} />}
          </TypedField>
          <Code>
            <TypedField form={form} name="text" label={formatMessage({ id: 'codecs.text' })}>
              {(field) => (
                <TextArea
                  {...field}
                  isRequired
                  rows={12}
                  spellCheck={false}
                  hint={formatMessage({ id: 'codecs.textHint' })}
                  maxLength={deviceCodecLimits.textLength}
                />
              )}
            </TypedField>
            <TypedField form={form} name="examples" label={formatMessage({ id: 'codecs.examples' })}>
              {(field) => (
                <TextArea
                  {...field}
                  rows={4}
                  spellCheck={false}
                  hint={formatMessage({ id: 'codecs.examplesHint' })}
                  maxLength={deviceCodecLimits.examplesLength}
                />
              )}
            </TypedField>
          </Code>
          {person?.isAdmin && (
            <Checkbox
              label={formatMessage({ id: 'codecs.offer' })}
              isChecked={values.isForAll}
              onChange={(isForAll) => form.setValue('isForAll', isForAll, { shouldDirty: true })}
            />
          )}
        </Stack>
      </Card>
      <CodecTrial values={values} quantities={quantities} onTried={propose} />
      <CodecMapping
        names={names}
        fields={values.fields}
        quantities={quantities}
        onChange={(fields) => form.setValue('fields', fields, { shouldDirty: true })}
      />
    </EntityForm>
  );
}

function useCodecForm(codec: EditedCodec | undefined, original: EditedCodec | undefined) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const creating = useMutationResult(CreateCodecMutation, { update: forgetCodecs });
  const updating = useMutationResult(UpdateCodecMutation, { update: forgetCodecs });
  const [begun] = useState(() => ({
    ...codecValues(codec ?? original),
    isForAll: codec?.isForAll ?? false,
  }));
  const saved = useEntityForm({
    schema: deviceCodecForm,
    values: begun,
    save: async (form, revision, draftId) =>
      codec === undefined
        ? creating.run({ input: codecInput(form) }, draftId)
        : updating.run({ id: codec.id, revision, input: codecInput(form) }, draftId),
    conflict: codec && {
      revision: codec.revision,
      theirs(answer) {
        if (answer.__typename !== 'DeviceCodecConflict') return undefined;
        const current = readFragment(EditedCodecFragment, answer.current);
        return { revision: current.revision, values: codecValues(current) };
      },
      versionOf: ({ name, text }) => ({
        facts: [
          { label: formatMessage({ id: 'devices.name' }), text: name },
          { label: formatMessage({ id: 'codecs.text' }), text },
        ],
      }),
    },
    savedText: ({ name }) => formatMessage({ id: 'devices.saved' }, { name }),
    backTo: '/devices/codecs',
    onSaved(answer) {
      const wrong =
        answer.__typename === 'SavedDeviceCodec'
          ? answer.results.filter(({ isAsExpected }) => isAsExpected === false).length
          : 0;
      if (wrong > 0)
        notify({
          kind: 'information',
          text: formatMessage({ id: 'codecs.wrongExamples' }, { count: wrong }),
        });
      saved.leave();
    },
  });
  return saved;
}

const Code = styled.div`
  display: contents;

  textarea {
    ${codeFont}
  }
`;
