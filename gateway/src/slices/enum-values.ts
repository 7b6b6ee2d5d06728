/** What GraphQL calls each value of an enum → the value inside. */
export type EnumValues = Readonly<Record<string, string>>;

/** The values of an enum as GraphQL writes them: `brood-box` inside is `BROOD_BOX`. */
export function inCapitals(values: readonly string[]): EnumValues {
  return Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll('-', '_'), value]));
}
