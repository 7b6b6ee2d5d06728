import { roundOf, type TodayKind, type TodayLine, todayLines } from '@skep/domain';
import { textsOf } from '#platform/i18n/texts.ts';
import type { KnownToday } from './facts.ts';

/** A sentence of the morning notice in this language, or in English where it has none. */
export const { text: noticeText } = textsOf('morning-notice');

export interface NoticeTexts {
  title: string;
  /** A few, the most urgent first. */
  lines: readonly string[];
}

/** More lines than these are only counted. */
const linesMax = 6;
/** So many hives of a line are named; more are only counted. */
const hivesNamed = 3;

/** What the screen of today says, in a few lines; undefined on a day on which nothing is due. */
export function noticeTexts(known: KnownToday, language: string): NoticeTexts | undefined {
  const lines = todayLines(known.facts);
  if (lines.length === 0) return undefined;
  const say = (part: string, values = {}) => noticeText(language, part, values);
  const stops = roundOf(known.facts.apiaries, lines);
  const first = stops.length > 1 ? known.apiaryNames.get(stops[0]?.apiaryId ?? '') : undefined;
  const shown = lines.slice(0, linesMax);
  const more = lines.length - shown.length;
  return {
    title: say('title', { count: lines.length }),
    lines: [
      ...(first === undefined ? [] : [say('goFirst', { apiary: first })]),
      ...shown.map((line) => lineText(line, known, say)),
      ...(more === 0 ? [] : [say('more', { count: more })]),
    ],
  };
}

type Saying = (part: string, values?: Record<string, string | number>) => string;

function lineText(line: TodayLine, known: KnownToday, say: Saying): string {
  const nameIn = (names: ReadonlyMap<string, string>) => (id: string) => names.get(id) ?? [];
  const hives = line.hiveIds.flatMap(nameIn(known.hiveNames));
  const places = line.apiaryIds.flatMap(nameIn(known.apiaryNames)).join(', ');
  const what = whatText(line, known, say);
  // Whoever has to know the number of a plan reads the plan.
  const isHiveShown = line.source === 'alert' || line.source === 'hives';
  const which = hives.length > hivesNamed ? String(hives.length) : hives.join(', ');
  const start = isHiveShown && which !== '' ? say('ofHives', { what, hives: which }) : what;
  return places === '' ? start : say('at', { what: start, places });
}

function whatText({ id, kind, source, hiveIds }: TodayLine, known: KnownToday, say: Saying): string {
  switch (source) {
    case 'alert':
      return known.ruleNames.get(id) ?? '';
    case 'device':
      return say(kind === 'faulty_scale' ? 'scale' : 'silent', { device: known.deviceNames.get(id) ?? '' });
    case 'task':
      return known.taskTitles.get(id) ?? '';
    case 'reminder':
      return (
        known.reminderTexts.get(id) ?? say('reminder', { hive: known.hiveNames.get(hiveIds[0] ?? '') ?? '' })
      );
    case 'hives':
      return say(`kind.${kind satisfies TodayKind}`);
  }
}
