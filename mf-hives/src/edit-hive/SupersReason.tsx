import { isWithin, supersPutOn, wireTimeOf } from '@skep/domain';
import { useNow, useQuery } from '@skep/remote-kit';
import { TypedField } from '@skep/remote-kit/form';
import { Notice, Stack, Text } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import type { EditedLayer } from '../hive-configuration/layer-editing.ts';
import type { HiveFormState } from './HiveFields.tsx';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';

export interface SupersReasonProps {
  form: HiveFormState;
  hiveId: string;
  /** As the form began with them. */
  layers: readonly EditedLayer[];
}

/** A super on a hive whose honey has to wait: says so, and asks why. Nothing as long as no super is put on. */
export function SupersReason({ form, hiveId, layers }: SupersReasonProps) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = wireTimeOf(useNow(), timeZone).slice(0, 10);
  const isPutOn = supersPutOn(layers, form.watch('layers')) > 0;
  const { data } = useQuery(HoneyWaitsQuery, { skip: !isPutOn });
  const waits = (data?.honeyWaits ?? []).filter((wait) => wait.hiveId === hiveId && isWithin(today, wait));
  const isWaiting = isPutOn && waits.length > 0;
  const isReasonNeeded = isWaiting || form.formState.errors.withdrawalReason !== undefined;
  // A reason that the service alone requires stays while it is typed.
  if (!isReasonNeeded && form.watch('withdrawalReason') === '') return null;
  return (
    <Stack gap={12}>
      {isWaiting && (
        <Notice kind="problem">
          <Text isBold>{formatMessage({ id: 'hives.supersWait' })}</Text>
          <ul>
            {waits.map(({ product, honeyFrom }) => (
              <li key={`${product} ${honeyFrom}`}>
                {formatMessage(
                  { id: 'hives.supersWaitFor' },
                  {
                    product,
                    date: formatDate(`${honeyFrom}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
                  },
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TypedField form={form} name="withdrawalReason" label={formatMessage({ id: 'hives.supersReason' })}>
        {(field) => (
          <TextArea {...field} isRequired rows={2} hint={formatMessage({ id: 'hives.supersReasonHint' })} />
        )}
      </TypedField>
    </Stack>
  );
}
