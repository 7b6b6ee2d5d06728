import { inspectionDays, matingDays, matingWeather, type TodayLine, timeAgo } from '@skep/domain';
import { isTemporaryId, pathTo } from '@skep/remote-kit';
import type { IconName } from '@skep/ui';
import { momentOf } from '../agenda/calendar-days.ts';
import { useMeasureText } from '../readings/useMeasureText.ts';
import type { KnownToday } from './today-facts.ts';
import { useIntl } from './use-today-intl.ts';

/** What a line shows: what matters, why, where, and the screen at which it is dealt with. */
export interface LineTexts {
  icon: IconName;
  title: string;
  reason: string;
  places: readonly string[];
  act: { to: string; label: string } | undefined;
}

/** The texts of any line of today. */
export function useLineTexts(known: KnownToday): (line: TodayLine) => LineTexts {
  const { formatMessage, formatDate, formatList, formatRelativeTime } = useIntl();
  const weightText = useMeasureText('kg', 1);
  const temperatureText = useMeasureText('°C', 0);
  const date = (day: string | undefined) =>
    day === undefined ? '' : formatDate(momentOf(day), { dateStyle: 'medium' });
  const plan = (line: TodayLine, title: string, to: string): Omit<LineTexts, 'places'> => ({
    icon: 'checklist',
    title,
    reason: formatMessage(
      { id: line.kind === 'late_plan' ? 'today.reason.late' : 'today.reason.due' },
      { date: date(line.day) },
    ),
    // Its title is the link, once it is sent.
    act: isTemporaryId(line.id) ? undefined : { to, label: '' },
  });
  const textsOf = (line: TodayLine): Omit<LineTexts, 'places'> => {
    const { id, day, hiveIds } = line;
    const count = hiveIds.length;
    const query = `?hiveIds=${hiveIds.join(',')}`;
    if (line.source === 'task')
      return plan(line, known.tasks.get(id)?.title ?? '', pathTo('/tasks/:id', { id }));
    if (line.source === 'reminder') {
      const { text, hiveId = '', hiveName = '' } = known.reminders.get(id) ?? {};
      const to = pathTo('/hives/:id/inspections/:inspectionId', { id: hiveId, inspectionId: id });
      return plan(line, text ?? formatMessage({ id: 'today.title.reminder' }, { hive: hiveName }), to);
    }
    switch (line.kind) {
      case 'alert':
        return {
          icon: 'alert',
          title: known.alerts.get(id)?.ruleName ?? '',
          reason: formatMessage({ id: 'today.reason.alert' }, { date: date(day) }),
          act: { to: pathTo('/alerts'), label: formatMessage({ id: 'today.act.alert' }) },
        };
      case 'silent_device':
        return {
          icon: 'offline',
          title: formatMessage({ id: 'today.title.silent' }, { device: known.devices.get(id)?.name ?? '' }),
          reason: formatMessage({ id: 'today.reason.silent' }, { date: date(day) }),
          act: { to: pathTo('/devices/:id', { id }), label: formatMessage({ id: 'today.act.device' }) },
        };
      case 'faulty_scale':
        return {
          icon: 'weight',
          title: formatMessage({ id: 'today.title.scale' }, { device: known.devices.get(id)?.name ?? '' }),
          reason: formatMessage({ id: 'today.reason.scale' }),
          act: { to: pathTo('/devices/:id', { id }), label: formatMessage({ id: 'today.act.device' }) },
        };
      case 'mite_count':
        return {
          icon: 'search',
          title: formatMessage({ id: 'today.title.mites' }, { count }),
          reason: formatMessage({ id: 'today.reason.late' }, { date: date(day) }),
          act: {
            to: pathTo('/registers/mites/create') + query,
            label: formatMessage({ id: 'today.act.count' }),
          },
        };
      case 'honey':
        return {
          icon: 'honey',
          title: formatMessage({ id: 'today.title.honey' }, { count }),
          reason: formatMessage({ id: 'today.reason.honey' }, { date: date(day) }),
          act: {
            to: pathTo('/registers/harvests/create') + query,
            label: formatMessage({ id: 'today.act.harvest' }),
          },
        };
      case 'stores': {
        const ago = timeAgo(momentOf(day ?? known.facts.today), momentOf(known.facts.today));
        return {
          icon: 'honey',
          title: formatMessage({ id: 'today.title.stores' }, { count }),
          reason: formatMessage(
            { id: 'today.reason.stores' },
            { ago: formatRelativeTime(ago.value, ago.unit, { numeric: 'auto' }) },
          ),
          act: {
            to: pathTo('/registers/feedings/create') + query,
            label: formatMessage({ id: 'today.act.feed' }),
          },
        };
      }
      case 'mating': {
        const { today, forecasts } = known.facts;
        const days = matingDays(forecasts.find(({ apiaryId }) => apiaryId === id)?.days ?? [], today);
        return {
          icon: 'sun',
          title: formatMessage({ id: 'today.title.mating' }),
          reason: formatMessage(
            { id: 'today.reason.mating' },
            {
              days: formatList(days.map((each) => formatDate(momentOf(each), { weekday: 'long' }))),
              temperature: temperatureText(matingWeather.leastCelsius),
            },
          ),
          act: undefined,
        };
      }
      case 'flow': {
        const kg = Math.max(...hiveIds.map((hiveId) => known.flowKg.get(hiveId) ?? 0));
        return {
          icon: 'weight',
          title: formatMessage({ id: 'today.title.flow' }),
          reason: formatMessage({ id: 'today.reason.flow' }, { weight: weightText(kg), date: date(day) }),
          act: undefined,
        };
      }
      case 'attention':
        return {
          icon: 'attention',
          title: formatMessage({ id: 'today.title.attention' }, { count }),
          reason: formatMessage({ id: 'today.reason.attention' }),
          act: undefined,
        };
      default:
        return {
          icon: 'inspection',
          title: formatMessage({ id: 'today.title.inspection' }, { count }),
          reason: formatMessage({ id: 'today.reason.inspection' }, { days: inspectionDays }),
          act: undefined,
        };
    }
  };
  return (line) => ({
    ...textsOf(line),
    places: line.apiaryIds.flatMap((id) => known.apiaryNames.get(id) ?? []),
  });
}
