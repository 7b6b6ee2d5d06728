import { isLanguageCode, type LanguageCode } from '@skep/domain';
import type { Language, TranslationFilter, TranslationsShown } from '../generated/graphql.ts';

export const translationsShown = [
  'ALL',
  'MISSING',
  'CHANGED',
  'TO_REVIEW',
] as const satisfies readonly TranslationsShown[];

/** Which part of the list is shown; it is in the address. */
export interface TranslationsWanted {
  language: LanguageCode;
  show: TranslationsShown;
  /** Undefined: of all packages. */
  package: string | undefined;
  search: string;
  /** From 1. */
  page: number;
}

export function translationsWantedIn(query: URLSearchParams, otherwise: LanguageCode): TranslationsWanted {
  const language = query.get('language') ?? '';
  return {
    language: isLanguageCode(language) ? language : otherwise,
    show: translationsShown.find((show) => show === query.get('show')) ?? 'ALL',
    package: query.get('package') ?? undefined,
    search: query.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

export function queryOfTranslations(wanted: TranslationsWanted): Record<string, string> {
  return {
    language: wanted.language,
    ...(wanted.show === 'ALL' ? {} : { show: wanted.show }),
    ...(wanted.package === undefined ? {} : { package: wanted.package }),
    ...(wanted.search === '' ? {} : { search: wanted.search }),
    ...(wanted.page === 1 ? {} : { page: String(wanted.page) }),
  };
}

export function filterOfTranslations({ show, search, ...wanted }: TranslationsWanted): TranslationFilter {
  return { show, package: wanted.package ?? null, search: search === '' ? null : search };
}

/** As GraphQL writes it. */
export function wireLanguage(code: LanguageCode): Language {
  return code.toUpperCase() as Language;
}
