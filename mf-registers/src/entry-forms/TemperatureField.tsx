import { isCalendarDate, isOutsideWindow, knownSubstances, temperatureWindow } from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { Field } from '@skep/remote-kit/form';
import { Notice } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useCelsius } from '../entries/useEntryTexts.ts';
import { useIntl } from '../use-book-intl.ts';
import type { HiveSet } from './offered-hives.ts';
import type { TreatmentFormState } from './TreatmentForm.tsx';
import { TemperaturesQuery } from './write.graphql.ts';

export interface TemperatureFieldProps {
  form: TreatmentFormState;
  sets: readonly HiveSet[];
}

/** How warm it was, with what the weather of that day says, and a word where a substance is not given at that. */
export function TemperatureField({ form, sets }: TemperatureFieldProps) {
  const { formatMessage } = useIntl();
  const celsius = useCelsius();
  const [hiveIds, typed] = form.watch(['hiveIds', 'temperatureCelsius']);
  const weather = useWeather(form.watch('day'));
  const there = sets.filter(({ hives }) => hives.some(({ id }) => hiveIds.includes(id)));
  const known = there.flatMap(({ id, name }) => {
    const of = weather.find(({ apiaryId }) => apiaryId === id);
    return of ? [{ name, least: of.leastCelsius, greatest: of.greatestCelsius }] : [];
  });
  const temperatures = typed === undefined ? known : [{ least: typed, greatest: typed }];
  const warning = useWindowText(form, temperatures);
  const hint = known.map(({ name: apiary, least, greatest }) =>
    formatMessage(
      { id: 'book.temperatureThen' },
      { apiary, least: celsius(least), greatest: celsius(greatest) },
    ),
  );
  return (
    <>
      <Field form={form} name="temperatureCelsius" label={formatMessage({ id: 'book.temperature' })}>
        {(field) => (
          <NumberField
            {...field}
            min={-50}
            max={60}
            decimals={1}
            unit="°C"
            {...(hint.length > 0 && { hint: hint.join(' ') })}
          />
        )}
      </Field>
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
    </>
  );
}

function useWeather(day: string | undefined) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isDay = day !== undefined && isCalendarDate(day);
  const { data } = useQuery(TemperaturesQuery, {
    variables: { day: day ?? '', timeZone },
    fetchPolicy: 'cache-and-network',
    skip: !isDay,
  });
  return data?.apiaryTemperatures ?? [];
}

/** At what temperature the substance is given like this, where it was not; undefined: it was, or nobody knows. */
function useWindowText(
  form: TreatmentFormState,
  temperatures: readonly { least: number; greatest: number }[],
) {
  const { formatMessage } = useIntl();
  const celsius = useCelsius();
  const [substance, method] = form.watch(['substance', 'method']);
  const known = knownSubstances.find(({ name }) => {
    const word = formatMessage({ id: `book.substance.${name}` }).toLocaleLowerCase();
    return substance.toLocaleLowerCase().includes(word);
  });
  const range = temperatureWindow(known?.name, method);
  if (range === undefined || !temperatures.some((each) => isOutsideWindow(range, each))) return undefined;
  const { atLeast, atMost } = range;
  const given = {
    substance,
    least: celsius(atLeast ?? 0),
    greatest: celsius(atMost ?? 0),
  };
  if (atMost === undefined) return formatMessage({ id: 'book.window.atLeast' }, given);
  if (atLeast === undefined) return formatMessage({ id: 'book.window.atMost' }, given);
  return formatMessage({ id: 'book.window.between' }, given);
}
