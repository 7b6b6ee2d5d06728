/** What an address asks for: one hive, several, or to choose (`hiveIds` is ours). */
export interface InspectOptions {
  hiveIds: readonly string[];
  apiaryId: string | undefined;
  groupId: string | undefined;
  checklistId: string | undefined;
  /** `mode=paper`: a printed checklist is to be read in. */
  isOnPaper: boolean;
}

export function inspectOptions(search: URLSearchParams): InspectOptions {
  const one = search.get('hiveId');
  const several = (search.get('hiveIds') ?? '').split(',').filter((id) => id !== '');
  return {
    hiveIds: one ? [one] : [...new Set(several)],
    apiaryId: search.get('apiaryId') ?? undefined,
    groupId: search.get('groupId') ?? undefined,
    checklistId: search.get('checklistId') ?? undefined,
    isOnPaper: search.get('mode') === 'paper',
  };
}

interface SetOfHives {
  apiary: { id: string };
  groupIds: readonly string[];
}

/** The hives of the requested apiary or group; all where there is no such set. */
export function hivesWanted<Hive extends SetOfHives>(
  hives: readonly Hive[],
  { apiaryId, groupId }: InspectOptions,
): { hives: readonly Hive[]; isNarrowed: boolean } {
  const wanted = hives.filter(
    ({ apiary, groupIds }) => apiary.id === apiaryId || (groupId !== undefined && groupIds.includes(groupId)),
  );
  return wanted.length > 0 ? { hives: wanted, isNarrowed: true } : { hives, isNarrowed: false };
}
