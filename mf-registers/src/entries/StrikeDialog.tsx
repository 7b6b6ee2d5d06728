import { strikeForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { FormDialog, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Text } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { forgetBook } from '../entry-forms/forget-book.ts';
import { useReasonToBegin } from '../entry-forms/useReasonToBegin.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { StrikeMutation } from './EntryCard.graphql.ts';

export interface StrikeDialogProps {
  entry: Pick<Entry, 'id' | 'number' | 'writtenAt'>;
  onClose: () => void;
  onStruck: () => void;
}

/** Asks why an entry does not hold. */
export function StrikeDialog({ entry, onClose, onStruck }: StrikeDialogProps) {
  const { id, number } = entry;
  const { formatMessage } = useIntl();
  const strike = useMutationResult(StrikeMutation, { update: forgetBook });
  const saved = useEntityForm({
    schema: strikeForm,
    values: { reason: useReasonToBegin()(entry) },
    save: ({ reason }) => strike.run({ id, reason }),
    fieldOf: () => 'reason',
    savedText: () => formatMessage({ id: 'book.isStruck' }, { number }),
    onSaved() {
      onClose();
      onStruck();
    },
  });
  return (
    <FormDialog
      of={saved}
      title={formatMessage({ id: 'book.strikeTitle' }, { number })}
      submitLabel={formatMessage({ id: 'book.strike' })}
      onClose={onClose}
    >
      <Text>{formatMessage({ id: 'book.strikeText' })}</Text>
      <TypedField form={saved.form} name="reason" label={formatMessage({ id: 'book.strikeReason' })}>
        {(field) => <TextArea {...field} isRequired />}
      </TypedField>
    </FormDialog>
  );
}
