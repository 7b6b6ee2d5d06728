/** The name of a queen's race; undefined for one of which it is only known that it is not listed. */
export function knownRace(race: { key: string; name: string } | null): string | undefined {
  return race === null || race.key === 'other' ? undefined : race.name;
}
