import { backupPlanForm, storedBackups } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, FormDialog, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Notice, TextField } from '@skep/ui';
import { NumberField, SelectField, Switch } from '@skep/ui/form';
import type { BackupsFieldsFragment } from '../generated/graphql.ts';
import { backupsQuery, saveBackupPlanMutation } from './Backups.graphql.ts';
import { useIntl } from './use-administration-intl.ts';
import { useHourText } from './useHourText.ts';

export interface BackupPlanDialogProps {
  plan: BackupsFieldsFragment['plan'];
  /** Whether the settings of the operator encrypt backups, whatever the plan says. */
  hasPassphrase: boolean;
  onClose: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When backups are made, how many are stored, and whom they are encrypted for. */
export function BackupPlanDialog({ plan, hasPassphrase, onClose }: BackupPlanDialogProps) {
  const { formatMessage } = useIntl();
  const hourText = useHourText();
  const { run } = useMutationResult(saveBackupPlanMutation, { refetchQueries: [backupsQuery] });
  const { isOn, hour, storedMax, recipient } = plan;
  // The hour means the clock of who turns backups on.
  const timeZone = isOn ? plan.timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const saved = useEntityForm({
    schema: backupPlanForm,
    values: { isOn, hour, timeZone, storedMax, recipient: recipient ?? '' },
    isEdit: true,
    save: (input) => run({ input }),
    savedText: () => formatMessage({ id: 'shell.backups.saved' }),
    onSaved: onClose,
  });
  const { form } = saved;
  return (
    <FormDialog of={saved} title={formatMessage({ id: 'shell.backups.change' })} onClose={onClose}>
      <Field form={form} name="isOn" label={formatMessage({ id: 'shell.backups.isOn' })}>
        {({ value, ...field }) => <Switch {...field} isChecked={value} />}
      </Field>
      <Field form={form} name="hour" label={formatMessage({ id: 'shell.backups.hour' })}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            isAlwaysChosen
            hint={formatMessage({ id: 'shell.backups.hourHint' }, { timeZone })}
            options={hours.map((each) => ({ value: String(each), label: hourText(each) }))}
            value={String(value)}
            onChange={(chosen) => onChange(Number(chosen))}
          />
        )}
      </Field>
      <Field form={form} name="storedMax" label={formatMessage({ id: 'shell.backups.storedMax' })}>
        {({ onChange, ...field }) => (
          <NumberField {...field} {...storedBackups} onChange={(count) => onChange(count ?? Number.NaN)} />
        )}
      </Field>
      {hasPassphrase ? (
        <Notice kind="information">{formatMessage({ id: 'shell.backups.hasPassphrase' })}</Notice>
      ) : (
        <TypedField form={form} name="recipient" label={formatMessage({ id: 'shell.backups.recipient' })}>
          {(field) => (
            <TextField
              {...field}
              hint={formatMessage({ id: 'shell.backups.recipientHint' })}
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </TypedField>
      )}
    </FormDialog>
  );
}
