import { inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import { Grid, Text } from '@skep/ui';
import { useIntl } from '../charts/use-data-intl.ts';
import type { WeatherOfApiaryFragment } from '../generated/graphql.ts';
import { type ForecastDay, forecastDays } from './forecast-days.ts';

export interface WeatherForecastProps {
  newest: WeatherOfApiaryFragment['newest'];
  forecast: WeatherOfApiaryFragment['forecast'];
  timeZone: string;
}

/** The weather of now, and of the days to come: what an apiary is visited by. */
export function WeatherForecast({ newest, forecast, timeZone }: WeatherForecastProps) {
  const { formatDate } = useIntl();
  const dayOf = (time: string) => formatDate(time, { timeZone, dateStyle: 'short' });
  const days = forecastDays(forecast, dayOf);
  return (
    <Grid minColumn={144} gap={16} as="ul">
      {newest && <Now newest={newest} />}
      {days.map((day) => (
        <Day key={day.time} day={day} timeZone={timeZone} />
      ))}
    </Grid>
  );
}

function Now({ newest }: { newest: NonNullable<WeatherForecastProps['newest']> }) {
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const { condition, temperatureCelsius, humidityPercent, windMetresPerSecond } = newest;
  return (
    <li>
      <Text isBold>{formatMessage({ id: 'weather.now' })}</Text>
      {temperatureCelsius != null && <Text>{texts.degrees(temperatureCelsius)}</Text>}
      {condition != null && (
        <Text size="small" tone="muted">
          {formatMessage({ id: `weather.condition.${condition}` })}
        </Text>
      )}
      {humidityPercent != null && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'weather.humidityNow' }, { share: texts.share(humidityPercent) })}
        </Text>
      )}
      {windMetresPerSecond != null && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'weather.windNow' }, { speed: texts.speed(windMetresPerSecond) })}
        </Text>
      )}
    </li>
  );
}

function Day({ day, timeZone }: { day: ForecastDay; timeZone: string }) {
  const { formatMessage, formatDate } = useIntl();
  const texts = useFigureTexts();
  const { leastCelsius, greatestCelsius, fallenMm, chancePercent, windMetresPerSecond } = day;
  return (
    <li>
      <Text isBold>
        {formatDate(day.time, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })}
      </Text>
      {leastCelsius !== undefined && greatestCelsius !== undefined && (
        <Text>
          {formatMessage(
            { id: 'weather.temperatures' },
            { least: texts.degrees(leastCelsius), greatest: texts.degrees(greatestCelsius) },
          )}
        </Text>
      )}
      {fallenMm !== undefined && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'weather.fallen' }, { amount: texts.millimetres(fallenMm) })}
        </Text>
      )}
      {chancePercent !== undefined && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'weather.chance' }, { share: texts.share(chancePercent) })}
        </Text>
      )}
      {windMetresPerSecond !== undefined && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'weather.windMost' }, { speed: texts.speed(windMetresPerSecond) })}
        </Text>
      )}
    </li>
  );
}

/** Figures with their units, as the person's language writes them. */
function useFigureTexts() {
  const { formatNumber } = useIntl();
  const units = useUnits();
  const text = (value: number, unit: string, digits: number) =>
    measuredText(value, unit, formatNumber, { maximumFractionDigits: digits });
  return {
    degrees(celsius: number) {
      const { value, unit = '°C' } = inUnits({ value: celsius, unit: '°C' }, units);
      return text(value, unit, 0);
    },
    share: (percent: number) => measuredText(percent, '%', formatNumber),
    speed: (metresPerSecond: number) => text(metresPerSecond, 'm/s', 0),
    millimetres: (mm: number) => text(mm, 'mm', 1),
  };
}
