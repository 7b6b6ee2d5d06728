import { Button, Dialog } from '@skep/ui';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditForm } from './EntityForm.tsx';
import type { SavedFormState } from './useEntityForm.ts';

export interface FormDialogProps<Values extends FieldValues, Output> {
  of: SavedFormState<Values, Output>;
  title: string;
  /** Default: "Save". */
  submitLabel?: string;
  /** Instead of all buttons; the main one last. */
  buttons?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form of a stored thing, in a dialog, with its buttons at the dialog's foot. */
export function FormDialog<Values extends FieldValues, Output>({
  of,
  title,
  submitLabel,
  buttons,
  onClose,
  children,
}: FormDialogProps<Values, Output>) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const usualButtons = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {formatMessage({ id: 'kit.form.cancel' })}
      </Button>
      <Button kind="main" type="submit" form={formId} isBusy={of.isSending}>
        {submitLabel ?? formatMessage({ id: 'kit.form.save' })}
      </Button>
    </>
  );
  return (
    <>
      <Dialog isOpen title={title} onClose={onClose} actions={buttons ?? usualButtons}>
        <EditForm of={of} id={formId} idPrefix={`${formId}-`} buttons={false}>
          {children}
        </EditForm>
      </Dialog>
      {of.conflict && <ConflictDialog {...of.conflict} />}
    </>
  );
}
