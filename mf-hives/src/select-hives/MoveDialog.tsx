import { Link } from '@skep/remote-kit';
import { FormDialog } from '@skep/remote-kit/form';
import { Button, Dialog, LinkButton, Text } from '@skep/ui';
import { TargetField } from '../move-hives/TargetField.tsx';
import { type MoveOptions, useMoveForm } from '../move-hives/useMoveForm.ts';
import type { ChosenHive } from './chosen-hives.ts';
import { NameList } from './NameList.tsx';
import { useIntl } from './use-select-intl.ts';

export interface MoveDialogProps {
  hives: readonly ChosenHive[];
  /** The person's own apiaries. */
  apiaries: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Where the chosen hives shall stand; they may come from several apiaries. */
export function MoveDialog({ apiaries, ...props }: MoveDialogProps) {
  const targets = apiaries.filter(({ id }) => props.hives.some(({ apiaryId }) => apiaryId !== id));
  return targets.length > 0 ? <Move {...props} targets={targets} /> : <NowhereToMove {...props} />;
}

type StepProps = Omit<MoveDialogProps, 'apiaries'>;

function Move({ hives, targets, onClose }: StepProps & Pick<MoveOptions, 'targets'>) {
  const { formatMessage } = useIntl();
  const saved = useMoveForm({
    hiveIds: hives.map(({ id }) => id),
    apiaryIds: hives.map(({ apiaryId }) => apiaryId),
    targets,
    onSaved: onClose,
  });
  const count = hives.length;
  return (
    <FormDialog
      of={saved}
      title={formatMessage({ id: 'select.moveTitle' }, { count })}
      submitLabel={formatMessage({ id: 'hives.moveSubmit' }, { count })}
      onClose={onClose}
    >
      <NameList names={hives.map(({ name }) => name)} />
      <TargetField form={saved.form} targets={targets} />
    </FormDialog>
  );
}

function NowhereToMove({ hives, onClose }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'select.moveTitle' }, { count: hives.length })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'kit.form.cancel' })}
          </Button>
          <LinkButton kind="main" to="/apiaries/create" as={Link}>
            {formatMessage({ id: 'hives.newApiary' })}
          </LinkButton>
        </>
      }
    >
      <Text>{formatMessage({ id: 'hives.moveNoTargetText' })}</Text>
    </Dialog>
  );
}
