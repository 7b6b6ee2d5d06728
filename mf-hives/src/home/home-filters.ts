import { type Mood, moodOfGrade, moods } from '@skep/domain';

/** What narrows the home screen. It is in the address, so that it survives reload, share and back. */
export interface HomeFilters {
  search: string;
  /** Undefined: own apiaries and groups. */
  whose: Whose | undefined;
  needsAttention: boolean;
  hasReminder: boolean;
  /** Its inspection or its reminder is overdue. */
  isOverdue: boolean;
  /** A device is on it. */
  hasDevice: boolean;
  /** A device on it was not heard of when it should have been. */
  hasSilentDevice: boolean;
  /** Empty: any impression, and none. */
  moods: readonly Mood[];
  /** True: the hives that are lost, sold or united with another, which are left out otherwise. */
  isGone: boolean;
  /** Marks that other remotes set, by their names: a hive has all of them. */
  marks: readonly string[];
}

/** Which sets are shown. */
export const whoseSets = ['group', 'own'] as const;

export type Whose = (typeof whoseSets)[number];

/** One press after the other: all, groups, own apiaries, and all again. */
export function nextWhose(whose: Whose | undefined): Whose | undefined {
  return whoseSets[whose === undefined ? 0 : whoseSets.indexOf(whose) + 1];
}

export function readFilters(parameters: URLSearchParams): HomeFilters {
  const named = parameters.get('impression')?.split(',') ?? [];
  return {
    search: parameters.get('search') ?? '',
    whose: whoseSets.find((each) => each === parameters.get('group')),
    needsAttention: parameters.has('attention'),
    hasReminder: parameters.has('reminder'),
    isOverdue: parameters.has('overdue'),
    hasDevice: parameters.has('base'),
    hasSilentDevice: parameters.has('silent'),
    moods: moods.filter((mood) => named.includes(mood)),
    isGone: parameters.has('gone'),
    marks: parameters.get('marked')?.split(',').filter(Boolean) ?? [],
  };
}

/** The parameters of the address, without those that narrow nothing. */
export function writtenFilters(filters: HomeFilters): Record<string, string> {
  return {
    ...(filters.search !== '' && { search: filters.search }),
    ...(filters.whose && { group: filters.whose }),
    ...(filters.needsAttention && { attention: '1' }),
    ...(filters.hasReminder && { reminder: '1' }),
    ...(filters.isOverdue && { overdue: '1' }),
    ...(filters.hasDevice && { base: '1' }),
    ...(filters.hasSilentDevice && { silent: '1' }),
    ...(filters.moods.length > 0 && { impression: filters.moods.join(',') }),
    ...(filters.isGone && { gone: '1' }),
    ...(filters.marks.length > 0 && { marked: filters.marks.join(',') }),
  };
}

/** Which hives have which mark, as the remotes that set them say. */
export type MarkedHives = ReadonlyMap<string, ReadonlySet<string>>;

/** What the filters look at: the newest inspection, its devices, and whether it is there. */
export interface FilteredHive {
  id: string;
  isGone: boolean;
  isOverdue: boolean;
  devices: readonly { isOnline: boolean }[];
  lastInspection: {
    impression: number | null;
    needsAttention: boolean | null;
    reminder: string | null;
    reminderAt: string | null;
  } | null;
}

/** True when filters that look at hives are on: sets of which no hive is left then go. */
export function narrowsHives(filters: HomeFilters): boolean {
  return Object.keys(writtenFilters({ ...filters, search: '', whose: undefined })).length > 0;
}

/** Whether a hive passes every filter that is on; the search is looked at elsewhere. */
export function passesFilters(
  { id, lastInspection: last, isGone, isOverdue, devices }: FilteredHive,
  filters: HomeFilters,
  marked: MarkedHives = new Map(),
): boolean {
  if (isGone !== filters.isGone) return false;
  if (filters.needsAttention && last?.needsAttention !== true) return false;
  if (filters.hasReminder && !last?.reminder && !last?.reminderAt) return false;
  if (filters.isOverdue && !isOverdue) return false;
  if (filters.hasDevice && devices.length === 0) return false;
  if (filters.hasSilentDevice && devices.every(({ isOnline }) => isOnline)) return false;
  // A mark without hives, as of a remote that is switched off, hides no hive.
  if (filters.marks.some((mark) => marked.get(mark)?.has(id) === false)) return false;
  if (filters.moods.length === 0) return true;
  const grade = last?.impression ?? undefined;
  return grade !== undefined && filters.moods.includes(moodOfGrade(grade));
}
