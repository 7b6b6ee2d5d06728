import { useSearchParams } from '@skep/remote-kit';
import { type AgendaPeriod, isAgendaPeriod } from './agenda-parts.ts';
import { isDay } from './calendar-days.ts';

export const views = ['list', 'week', 'month'] as const;

export type AgendaView = (typeof views)[number];

interface Shown {
  view: AgendaView;
  apiary: string | undefined;
  period: AgendaPeriod | undefined;
  /** YYYY-MM-DD */
  day: string | undefined;
}

/** What of the agenda is shown, as its address says it. */
export function useAgendaAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [requestedPeriod, requestedDay] = [parameters.get('period'), parameters.get('day')];
  const shown: Shown = {
    view: views.find((each) => each === parameters.get('view')) ?? 'list',
    apiary: parameters.get('apiary') ?? undefined,
    period: isAgendaPeriod(requestedPeriod) ? requestedPeriod : undefined,
    day: isDay(requestedDay) ? requestedDay : undefined,
  };
  /** @param changed undefined takes a part away; what is not named does not change */
  function show(changed: Partial<Record<keyof Shown, string | undefined>>): void {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setParameters(next, { replace: true });
  }
  return { ...shown, show };
}
