import type { DiaryQuery } from '../generated/graphql.ts';

/** An earlier page with the next one behind it; an inspection that moved meanwhile is not shown twice. */
export function mergedPages(earlier: DiaryQuery, next: DiaryQuery): DiaryQuery {
  const known = new Set(earlier.diary.nodes.map(({ id }) => id));
  const fresh = next.diary.nodes.filter(({ id }) => !known.has(id));
  return { ...next, diary: { ...next.diary, nodes: [...earlier.diary.nodes, ...fresh] } };
}
