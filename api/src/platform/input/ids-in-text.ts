/** What is no id names nothing and is left out. */
export function idsOf<Id extends number>(list: readonly string[] | undefined): Id[] | undefined {
  return list
    ?.flatMap((part) => part.split(','))
    .filter((part) => /^[1-9]\d{0,8}$/.test(part.trim()))
    .map((part) => Number(part) as Id);
}
