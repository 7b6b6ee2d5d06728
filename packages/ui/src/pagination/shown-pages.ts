/** Pages that get a button: the first, the last, the open one and its neighbours. */
export function shownPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const pages = wanted.filter((each) => each >= 1 && each <= pageCount);
  return [...new Set(pages)].sort((one, other) => one - other);
}
