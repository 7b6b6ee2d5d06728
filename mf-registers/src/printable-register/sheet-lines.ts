import type { EntryTexts } from '../entries/useEntryTexts.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';

/** A line of the sheet, with all that its entry says. */
export interface SheetLine extends EntryTexts {
  id: string;
  number: string;
  /** Whether it holds, in words; empty: it does. */
  standing: string;
  hash: string;
  isPast: boolean;
}

/** What the entries that hold say of honey, in kg. */
export function honeyOf(entries: readonly Entry[]): number {
  return entries
    .filter(({ correctedBy, isStruck }) => correctedBy === null && !isStruck)
    .reduce((sum, { harvest }) => sum + (harvest?.kilograms ?? 0), 0);
}

export interface Headings {
  number: string;
  days: string;
  title: string;
  hives: string;
  standing: string;
  written: string;
  hash: string;
}

/** The sheet as a table of texts: a column for each fact that any entry has. */
export function tableOf(lines: readonly SheetLine[], headings: Headings): string[][] {
  const labels = [...new Set(lines.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const { number, days, title, hives, standing, written, hash } = headings;
  return [
    [number, days, title, hives, ...labels, standing, written, hash],
    ...lines.map((line) => [
      ...[line.number, line.days, line.title, line.hives],
      ...labels.map((label) => line.facts.find((fact) => fact.label === label)?.text ?? ''),
      ...[line.standing, line.written, line.hash],
    ]),
  ];
}
