import { useQuery } from '@skep/remote-kit';
import { Grid, Stack, Text } from '@skep/ui';
import { DateField, SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { DiaryChoicesQuery } from './DiaryScreen.graphql.ts';
import { type DiaryFilter, dayOf } from './diary-filter.ts';
import { useIntl } from './use-diary-intl.ts';

export interface MoreFiltersProps {
  filter: DiaryFilter;
  onChange: (filter: DiaryFilter) => void;
}

/** Where, by whom, and from when to when: loaded only when they are wanted. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useQuery(DiaryChoicesQuery, { fetchPolicy: 'cache-and-network' });
  const { apiary, author, from, until } = filter;
  const isTurned = from !== undefined && until !== undefined && until < from;
  return (
    <Stack gap={12}>
      {error && !data && <Text tone="problem">{formatMessage({ id: 'diary.choicesFailed' })}</Text>}
      <Grid minColumn={220} gap={12}>
        <SelectField
          label={formatMessage({ id: 'diary.apiary' })}
          placeholder={formatMessage({ id: 'diary.everyApiary' })}
          isSearched="long"
          options={optionsOf(data?.apiaries, apiary)}
          value={apiary}
          onChange={(next) => onChange({ ...filter, apiary: next })}
        />
        <SelectField
          label={formatMessage({ id: 'diary.author' })}
          placeholder={formatMessage({ id: 'diary.everyAuthor' })}
          options={optionsOf(data?.inspectionAuthors, author)}
          value={author}
          onChange={(next) => onChange({ ...filter, author: next })}
        />
        <DayField
          label={formatMessage({ id: 'diary.from' })}
          day={from}
          onDay={(next) => onChange({ ...filter, from: next })}
        />
        <DayField
          label={formatMessage({ id: 'diary.until' })}
          day={until}
          onDay={(next) => onChange({ ...filter, until: next })}
          error={isTurned ? formatMessage({ id: 'diary.untilBeforeFrom' }) : undefined}
        />
      </Grid>
    </Stack>
  );
}

interface DayFieldProps {
  label: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
  error?: string | undefined;
}

/** A day that counts once it is one: what is half typed stays in the field and narrows nothing. */
function DayField({ label, day, onDay, error }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: day, of: day });
  if (typed.of !== day) setTyped({ text: day, of: day });

  function change(text: string | undefined) {
    const next = text === undefined ? undefined : dayOf(text);
    const isWhole = text === undefined || next !== undefined;
    setTyped({ text, of: isWhole ? next : day });
    if (isWhole) onDay(next);
  }

  return <DateField label={label} value={typed.text} onChange={change} error={error} />;
}

/** An unknown value of the address is shown by its number, or the field would say that it narrows nothing. */
function optionsOf(named: readonly { id: string; name: string }[] = [], chosen: string | undefined) {
  const options = named.map(({ id, name }) => ({ value: id, label: name }));
  const isUnknown = chosen !== undefined && options.every(({ value }) => value !== chosen);
  return isUnknown ? [...options, { value: chosen, label: chosen }] : options;
}
