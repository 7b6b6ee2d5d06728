import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { SentForm, type SentFormProps } from './SentForm.tsx';
import type { SavedFormState } from './useSavedForm.ts';

export interface SavedFormProps<Values extends FieldValues, Output> extends SentFormProps<Values, Output> {
  of: SavedFormState<Values, Output>;
}

/** A form of something that is kept, with what was typed the last time, and the choice where somebody else was faster. */
export function SavedForm<Values extends FieldValues, Output>(props: SavedFormProps<Values, Output>) {
  const { conflict, draft } = props.of;
  return (
    <>
      <EditForm {...props} {...(draft && { start: <DraftNotice {...draft} /> })} />
      {conflict && <ConflictDialog {...conflict} />}
    </>
  );
}

/** The same without that choice, which is a dialog and stands in no other. */
export function EditForm<Values extends FieldValues, Output>(props: SavedFormProps<Values, Output>) {
  const { formatMessage } = useIntl();
  return (
    <SentForm
      {...props}
      {...(props.of.isEdit && { problemsTitle: formatMessage({ id: 'kit.form.notEditedProblems' }) })}
    />
  );
}
