import type { ReadingsFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { useMeasureText } from './useMeasureText.ts';

/** A reading as people read it, and who measured it when. */
export interface ReadingText {
  value: string;
  source: string;
}

export interface ReadingTexts {
  weather: ReadingText | undefined;
  weight: ReadingText | undefined;
}

/** Weather and weight in the units of the person; the times are on the clock of the zone. Default: of this device */
export function useReadingTexts(): (
  readings: ReadingsFragment | null | undefined,
  timeZone?: string,
) => ReadingTexts {
  const { formatMessage, formatList, formatDate } = useIntl();
  const temperatureText = useMeasureText('°C', 0);
  const windText = useMeasureText('m/s', 0);
  const weightText = useMeasureText('kg', 1);
  return (readings, timeZone) => {
    const { weather, weight } = readings ?? {};
    const time = (at: string) => formatDate(at, { dateStyle: 'short', timeStyle: 'short', timeZone });
    const facts = weather && [
      ...(weather.condition ? [formatMessage({ id: `inspections.condition.${weather.condition}` })] : []),
      ...(weather.temperatureCelsius === null ? [] : [temperatureText(weather.temperatureCelsius)]),
      ...(weather.windMetresPerSecond === null
        ? []
        : [formatMessage({ id: 'inspections.wind' }, { speed: windText(weather.windMetresPerSecond) })]),
    ];
    return {
      weather:
        weather && facts
          ? {
              value: formatList(facts, { type: 'unit' }),
              source: formatMessage({ id: 'inspections.weatherAt' }, { time: time(weather.at) }),
            }
          : undefined,
      weight: weight
        ? {
            value: weightText(weight.kg),
            source: formatMessage(
              { id: 'inspections.weightAt' },
              { device: weight.device, time: time(weight.at) },
            ),
          }
        : undefined,
    };
  };
}
