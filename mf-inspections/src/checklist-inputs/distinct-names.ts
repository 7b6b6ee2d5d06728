interface NamedItem {
  id: string;
  parentId?: string | null | undefined;
  name: string;
}

/**
 * Returns names that can be told apart, by the ids of their items. A name that several items have follows that of the
 * item above it, as on the printed sheet: `Queen cells: Number`.
 * @param taken names of other choices in the same list
 */
export function distinctNames(
  items: readonly NamedItem[],
  taken: readonly string[] = [],
): ReadonlyMap<string, string> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pathOf = (item: NamedItem): string[] => {
    const parent = item.parentId == null ? undefined : byId.get(item.parentId);
    return [...(parent ? pathOf(parent) : []), item.name];
  };
  const named = new Map<string, string>();
  let open = items.map(({ id }) => id);
  const paths = new Map(items.map((item) => [item.id, pathOf(item)]));
  for (let length = 1; open.length > 0; length += 1) {
    const names = open.map((id) => (paths.get(id) ?? []).slice(-length).join(': '));
    const isFree = (name: string) => !taken.includes(name) && names.indexOf(name) === names.lastIndexOf(name);
    // What has nothing more above it stays as it is.
    const isWhole = (id: string) => (paths.get(id) ?? []).length <= length;
    open = open.filter((id, index) => {
      const name = names[index] ?? '';
      if (!isFree(name) && !isWhole(id)) return true;
      named.set(id, name);
      return false;
    });
  }
  return named;
}
