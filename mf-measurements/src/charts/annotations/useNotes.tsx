import type { ChartMark } from '@skep/charts';
import { Button } from '@skep/ui';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useIntl } from '../use-data-intl.ts';
import type { Note, NotePlace } from './note.ts';
import { type MarkOfDevice, useChartMarks } from './useAnnotations.ts';

/** With the library of forms, when somebody writes. */
const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }));

export interface ChartNotes {
  marks: readonly ChartMark[];
  /** A moment of a chart was pressed. */
  press: (chart: string, time: number) => void;
  /** What can be done with the moment that was pressed, below its chart. */
  footingOf: (chart: string) => ReactNode;
  /** The note that is open. */
  dialog: ReactNode;
}

/** The notes of the charts, and the way to write more there. */
export function useNotes(marksOfDevice: readonly MarkOfDevice[], place: NotePlace | undefined): ChartNotes {
  const { formatMessage, formatDate } = useIntl();
  const [open, setOpen] = useState<Note>();
  const [pressed, setPressed] = useState<{ chart: string; time: number }>();
  const marks = useChartMarks(marksOfDevice, setOpen);
  const press = useCallback((chart: string, time: number) => setPressed({ chart, time }), []);

  function footingOf(chart: string) {
    if (place === undefined || pressed?.chart !== chart) return null;
    const moment = formatDate(pressed.time, { dateStyle: 'medium', timeStyle: 'short' });
    const write = () => setOpen({ place, time: new Date(pressed.time).toISOString() });
    return (
      <Button icon="note" onClick={write}>
        {formatMessage({ id: 'data.note.add' }, { moment })}
      </Button>
    );
  }

  const dialog = open && (
    <Suspense>
      <NoteDialog note={open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { marks, press, footingOf, dialog };
}
