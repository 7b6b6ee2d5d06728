import { groupLimits, typedGroupLinkForm } from '@skep/domain';
import { useMutationResult, useNotify } from '@skep/remote-kit';
import { Field, RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { DateField, NumberField } from '@skep/ui/form';
import { useIntl } from '../use-intl.ts';
import { MakeLinkMutation } from './group-mutations.graphql.ts';
import { endOfDay, today } from './last-day.ts';

interface LinkValues {
  maxUses: number | undefined;
  lastDay: string | undefined;
}

/** As many as come to a meeting. */
const guests = 30;

const defaults = (): LinkValues => ({ maxUses: guests, lastDay: today() });

/** Makes a link for an evening: for how many, and which day is the last. */
export function LinkForm({ groupId }: { groupId: string }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const making = useMutationResult(MakeLinkMutation);
  const sent = useRequestForm({
    schema: typedGroupLinkForm,
    values: defaults(),
    send: ({ maxUses, lastDay }) => making.run({ groupId, input: { maxUses, until: endOfDay(lastDay) } }),
    fieldOf: (path) => (path === 'until' ? 'lastDay' : path),
    onSent: () => notify({ kind: 'success', text: formatMessage({ id: 'groups.linkMade' }) }),
  });
  const { form } = sent;
  return (
    <RequestForm
      of={sent}
      idPrefix="link-"
      submitLabel={formatMessage({ id: 'groups.makeLink' })}
      submitKind="plain"
      aria-label={formatMessage({ id: 'groups.makeLink' })}
    >
      <Stack gap={24}>
        <Field form={form} name="maxUses" label={formatMessage({ id: 'groups.maxUses' })}>
          {(field) => <NumberField {...field} isRequired min={1} max={groupLimits.members} />}
        </Field>
        <Field form={form} name="lastDay" label={formatMessage({ id: 'groups.lastDay' })}>
          {(field) => (
            <DateField
              {...field}
              hint={formatMessage({ id: 'groups.lastDayHint' }, { days: groupLimits.linkDays })}
              isRequired
              min={today()}
            />
          )}
        </Field>
      </Stack>
    </RequestForm>
  );
}
