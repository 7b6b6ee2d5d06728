import { hiveLifeLimits } from '@skep/domain';
import type { FormValue } from '@skep/remote-kit/form';
import { DateField, TextArea } from '@skep/ui';
import { useIntl } from 'react-intl';
import { localToday } from './step-values.ts';

export interface StepFieldsProps {
  date: FormValue<string | undefined>;
  note: FormValue<string>;
  errorOf: (name: string) => string | undefined;
}

/** When it happened, and what there is to say about it. */
export function StepFields({ date, note, errorOf }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <DateField
        id="date"
        label={formatMessage({ id: 'life.field' }, { name: 'date' })}
        isRequired
        max={localToday()}
        value={date.value}
        onChange={date.onChange}
        error={errorOf('date')}
      />
      <TextArea
        id="note"
        label={formatMessage({ id: 'life.field' }, { name: 'note' })}
        maxLength={hiveLifeLimits.noteLength}
        rows={3}
        value={note.value}
        onChange={(event) => note.onChange(event.target.value)}
        error={errorOf('note')}
      />
    </>
  );
}
