import type { PeopleFilter, Right } from '../generated/graphql.ts';

/** Everything that an admin can give to a person: the two roles, then the permissions. */
export const rights = [
  'ADMIN',
  'TRANSLATOR',
  'DASHBOARD',
  'HIVE_COMPARE',
  'MULTIPLE_HIVES_CHARTS',
  'OFFLINE_INPUT',
] as const satisfies readonly Right[];

/** Which part of the list is shown; it is in the address. */
export interface PeopleWanted {
  search: string;
  /** Undefined: whoever has an account. */
  right: Right | undefined;
  /** From 1. */
  page: number;
}

export function peopleWantedIn(query: URLSearchParams): PeopleWanted {
  return {
    search: query.get('search') ?? '',
    right: rights.find((right) => right === query.get('right')),
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

export function queryOfPeople({ search, right, page }: PeopleWanted): Record<string, string> {
  return {
    ...(search === '' ? {} : { search }),
    ...(right === undefined ? {} : { right }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

export function filterOfPeople({ search, right }: PeopleWanted): PeopleFilter {
  return { search: search === '' ? null : search, right: right ?? null };
}
