/** Where hives stand that were ever measured. */
export type MeasuredApiaries = readonly {
  id: string;
  name: string;
  hives: readonly { id: string; name: string; isOwner: boolean; deviceIds: readonly string[] }[];
}[];

/** Whose measurements are shown. */
export interface Source {
  kind: 'device' | 'hive' | 'apiary';
  id: string;
}

/** As a list of choices and this device keep it. */
export function sourceText({ kind, id }: Source): string {
  return `${kind}:${id}`;
}

/** Undefined for anything odd. */
export function sourceIn(text: string | undefined): Source | undefined {
  const [, kind, id] = /^(device|hive|apiary):(\d{1,10})$/.exec(text ?? '') ?? [];
  if (id === undefined) return undefined;
  return { kind: kind === 'hive' || kind === 'apiary' ? kind : 'device', id };
}

export function pathOf({ kind, id }: Source): string {
  return kind === 'device' ? `/measurements/${id}` : `/measurements/${kind}/${id}`;
}

/** Names of hives by their ids. */
export function hiveNames(apiaries: MeasuredApiaries): Map<string, string> {
  return new Map(apiaries.flatMap(({ hives }) => hives.map(({ id, name }) => [id, name])));
}

export type HiveWithPlace = MeasuredApiaries[number]['hives'][number] & {
  /** All hives of its apiary. */
  neighbourIds: readonly string[];
};

/** The hive that is shown, or that of the device that is shown. */
export function hiveOf(apiaries: MeasuredApiaries, source: Source | undefined): HiveWithPlace | undefined {
  if (source === undefined) return undefined;
  const { kind, id } = source;
  for (const { hives } of apiaries) {
    const hive = hives.find((each) => (kind === 'device' ? each.deviceIds.includes(id) : each.id === id));
    if (hive) return { ...hive, neighbourIds: hives.map((each) => each.id) };
  }
  return undefined;
}
