import { type EditedLayer, isWithin, supersPutOn } from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { TypedField } from '@skep/remote-kit/form';
import { Notice, Stack, Text } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useWatch } from 'react-hook-form';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';

export interface SupersReasonProps {
  form: InspectionFormState;
  hiveId: string;
  before: readonly EditedLayer[];
  after: readonly EditedLayer[];
}

/** A super on a hive whose honey has to wait: says so, and asks why. Nothing as long as no super is put on. */
export function SupersReason({ form, hiveId, before, after }: SupersReasonProps) {
  const { formatMessage, formatDate } = useIntl();
  const day = useWatch({ control: form.control, name: 'inspectedAt' })?.slice(0, 10) ?? '';
  const reason = useWatch({ control: form.control, name: 'withdrawalReason' }) ?? '';
  const isPutOn = supersPutOn(before, after) > 0;
  const { data } = useQuery(HoneyWaitsQuery, { skip: !isPutOn });
  const waits = (data?.honeyWaits ?? []).filter((wait) => wait.hiveId === hiveId && isWithin(day, wait));
  const isWaiting = isPutOn && waits.length > 0;
  const isReasonNeeded = isWaiting || form.formState.errors.withdrawalReason !== undefined;
  // A reason that the service alone requires stays while it is typed.
  if (!isReasonNeeded && reason === '') return null;
  return (
    <Stack gap={12}>
      {isWaiting && (
        <Notice kind="problem">
          <Text isBold>{formatMessage({ id: 'inspect.supersWait' })}</Text>
          <ul>
            {waits.map(({ product, honeyFrom }) => (
              <li key={`${product} ${honeyFrom}`}>
                {formatMessage(
                  { id: 'inspect.supersWaitFor' },
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
      <TypedField form={form} name="withdrawalReason" label={formatMessage({ id: 'inspect.supersReason' })}>
        {(field) => (
          <TextArea {...field} isRequired rows={2} hint={formatMessage({ id: 'inspect.supersReasonHint' })} />
        )}
      </TypedField>
    </Stack>
  );
}
