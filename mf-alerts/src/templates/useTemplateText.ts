import { type AlertTemplateKind, inUnits, usualIntervalMinutes } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';

const amounts: Partial<
  Record<AlertTemplateKind, { unit: string; values: Readonly<Record<string, number>> }>
> = {
  theft: { unit: 'kg', values: { fall: 10, left: 5 } },
  harvest: { unit: 'kg', values: { before: 2, later: 0.3 } },
  hive_temperature: { unit: '°C', values: { limit: 20 } },
  brood_temperature: { unit: '°C', values: { limit: 33, least: 34, greatest: 36 } },
  swarm: { unit: 'kg', values: { fall: 1.5, least: 2, greatest: 3 } },
  food: { unit: 'kg', values: { limit: 20 } },
  robbing: { unit: 'kg', values: { fall: 0.4 } },
  swarm_warmth: { unit: '°C', values: { limit: 36 } },
  queenless: { unit: 'kg', values: { gain: 0.2 } },
};

/** Those that count messages, and so depend on how often they come. */
const countsMessages: readonly AlertTemplateKind[] = [
  'theft',
  'battery',
  'silence',
  'swarm',
  'robbing',
  'moved',
];

/** What a template does, in the units of the person, and the interval of messages that it assumes. */
export function useTemplateText(): (kind: AlertTemplateKind) => string {
  const { formatMessage, formatNumber } = useIntl();
  const units = useUnits();
  return (kind) => {
    const { unit, values = {} } = amounts[kind] ?? {};
    const shown = Object.entries(values).map(([name, value]) => {
      const read = inUnits({ value, unit }, units);
      return [name, measuredText(read.value, read.unit, formatNumber, { maximumFractionDigits: 1 })];
    });
    const text = formatMessage({ id: `templates.${kind}_text` }, Object.fromEntries(shown));
    if (!countsMessages.includes(kind)) return text;
    return `${text} ${formatMessage({ id: 'templates.interval' }, { minutes: usualIntervalMinutes })}`;
  };
}
