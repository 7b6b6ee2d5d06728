import { type DayWeather, type OpeningWeather, openingWeather } from '@skep/domain';
import { momentOf } from '../agenda/calendar-days.ts';
import { useMeasureText } from '../readings/useMeasureText.ts';
import { useIntl } from './use-today-intl.ts';

const verdicts = {
  good: 'today.weather.good',
  cold: 'today.weather.cold',
  wet: 'today.weather.wet',
  windy: 'today.weather.windy',
} as const satisfies Record<OpeningWeather, string>;

/** Whether hives can be opened today and, if not, on which of the next days; empty where no forecast is known. */
export function useWeatherText(today: string): (days: readonly DayWeather[] | undefined) => string {
  const { formatMessage, formatDate } = useIntl();
  const temperatureText = useMeasureText('°C', 0);
  return (days = []) => {
    const now = days.find(({ day }) => day === today);
    const verdict = now && openingWeather(now);
    const next = days.find((each) => each.day > today && openingWeather(each) === 'good');
    const texts = [
      ...(now && verdict
        ? [formatMessage({ id: verdicts[verdict] }, { temperature: temperatureText(now.greatestCelsius) })]
        : []),
      ...(next && verdict !== 'good'
        ? [
            formatMessage(
              { id: 'today.weather.next' },
              {
                day: formatDate(momentOf(next.day), { weekday: 'long' }),
                temperature: temperatureText(next.greatestCelsius),
              },
            ),
          ]
        : []),
    ];
    return texts.join(' ');
  };
}
