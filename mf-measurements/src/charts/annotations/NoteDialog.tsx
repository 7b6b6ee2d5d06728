import { chartNoteForm, chartNoteLimits } from '@skep/domain';
import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { FormDialog, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Button, Dialog, Text, TextField } from '@skep/ui';
import { DataQuery } from '../DataScreen.graphql.ts';
import { useIntl } from '../use-data-intl.ts';
import {
  CreateChartNoteMutation,
  DeleteChartNoteMutation,
  UpdateChartNoteMutation,
} from './annotations.graphql.ts';
import type { Note, WrittenNote } from './note.ts';

export interface NoteDialogProps {
  note: Note;
  onClose: () => void;
}

/** A note at a moment of a chart: to be written, changed or deleted, or only read. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  if ('place' in note || note.canEdit) return <NoteForm note={note} onClose={onClose} />;
  return <ReadNote note={note} onClose={onClose} />;
}

function useNoteTitle({ time }: Note): string {
  const { formatMessage, formatDate } = useIntl();
  const moment = formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return formatMessage({ id: 'data.note.title' }, { moment });
}

function ReadNote({ note, onClose }: NoteDialogProps & { note: WrittenNote }) {
  const title = useNoteTitle(note);
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Text>{note.text}</Text>
    </Dialog>
  );
}

// Other charts of the device may show the note too: they are queried again.
const refetchQueries = [DataQuery];

function NoteForm({ note, onClose }: NoteDialogProps) {
  const { formatMessage } = useIntl();
  const title = useNoteTitle(note);
  const create = useMutationResult(CreateChartNoteMutation, { refetchQueries });
  const update = useMutationResult(UpdateChartNoteMutation);
  const isNew = 'place' in note;
  const saved = useEntityForm({
    schema: chartNoteForm,
    values: { text: isNew ? '' : note.text },
    save: ({ text }) =>
      'place' in note
        ? create.run({ input: { ...note.place, time: note.time, text } })
        : update.run({ id: note.id, text }),
    isEdit: !isNew,
    savedText: () => formatMessage({ id: 'data.note.saved' }),
    onSaved: onClose,
  });
  return (
    <FormDialog of={saved} title={title} onClose={onClose}>
      <TypedField form={saved.form} name="text" label={formatMessage({ id: 'data.note.text' })}>
        {(field) => (
          <TextField {...field} isRequired maxLength={chartNoteLimits.textLength} autoComplete="off" />
        )}
      </TypedField>
      {!isNew && <DeleteNote id={note.id} onDeleted={onClose} />}
    </FormDialog>
  );
}

function DeleteNote({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(DeleteChartNoteMutation, { refetchQueries });
  async function end() {
    if (await feedback(run({ id }))) onDeleted();
  }
  return (
    <Button kind="quiet" icon="trash" isBusy={isRunning} onClick={() => void end()}>
      {formatMessage({ id: 'data.note.delete' })}
    </Button>
  );
}
