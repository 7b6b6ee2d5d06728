import { type EditedLayer, supersPutOn, wireTimeOf } from '@skep/domain';
import { useNow } from '@skep/remote-kit';
import { TypedField } from '@skep/remote-kit/form';
import { TextArea } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import type { HiveFormState } from './HiveFields.tsx';
import { SupersWarning } from './SupersWarning.tsx';

export interface SupersReasonProps {
  form: HiveFormState;
  hiveId: string;
  /** As the form began with them. */
  layers: readonly EditedLayer[];
}

/** Why a super is put on a hive whose honey has to wait, in the form of the hive. */
export function SupersReason({ form, hiveId, layers }: SupersReasonProps) {
  const { formatMessage } = useIntl();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <SupersWarning
      hiveId={hiveId}
      day={wireTimeOf(useNow(), timeZone).slice(0, 10)}
      isPutOn={supersPutOn(layers, form.watch('layers')) > 0}
      hasReason={
        form.formState.errors.withdrawalReason !== undefined || form.watch('withdrawalReason') !== ''
      }
    >
      <TypedField form={form} name="withdrawalReason" label={formatMessage({ id: 'hives.supersReason' })}>
        {(field) => (
          <TextArea {...field} isRequired rows={2} hint={formatMessage({ id: 'hives.supersReasonHint' })} />
        )}
      </TypedField>
    </SupersWarning>
  );
}
