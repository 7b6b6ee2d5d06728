import * as v from 'valibot';
import { requiredLine } from './text-rules.ts';

/** Annotations of a chart: inspections, moves, changed layers, colony events, notes, alerts and entries of the records. */
export const chartMarkKinds = ['inspection', 'move', 'build', 'colony', 'note', 'alert', 'entry'] as const;

export type ChartMarkKind = (typeof chartMarkKinds)[number];

export const chartNoteLimits = { textLength: 200 } as const;

/** What a person notes at a moment of a chart. */
export const chartNoteForm = v.object({ text: requiredLine(chartNoteLimits.textLength) });
