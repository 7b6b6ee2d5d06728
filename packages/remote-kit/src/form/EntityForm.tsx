import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';
import type { SavedFormState } from './useEntityForm.ts';

export interface EntityFormProps<Values extends FieldValues, Output>
  extends RequestFormProps<Values, Output> {
  of: SavedFormState<Values, Output>;
}

/** A form of a stored thing, with what was typed the last time, and the choice where somebody else was faster. */
export function EntityForm<Values extends FieldValues, Output>(props: EntityFormProps<Values, Output>) {
  const { conflict, draft } = props.of;
  return (
    <>
      <EditForm {...props} {...(draft && { start: <DraftNotice {...draft} /> })} />
      {conflict && <ConflictDialog {...conflict} />}
    </>
  );
}

/** The same without that choice, which is a dialog and cannot be in another one. */
export function EditForm<Values extends FieldValues, Output>(props: EntityFormProps<Values, Output>) {
  const { formatMessage } = useIntl();
  return (
    <RequestForm
      {...props}
      {...(props.of.isEdit && { problemsTitle: formatMessage({ id: 'kit.form.notEditedProblems' }) })}
    />
  );
}
