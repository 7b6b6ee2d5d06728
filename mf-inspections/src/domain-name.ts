/** The word of the domain for a value of an enum of the gateway. A newer service may know others: those are the first. */
export const domainName = <const Name extends string>(
  names: readonly [Name, ...Name[]],
  inCapitals: Uppercase<Name>,
) => names.find((each) => each.toUpperCase() === inCapitals) ?? names[0];
