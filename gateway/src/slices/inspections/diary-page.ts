import { AppError } from '@skep/domain';

/** No screen shows more at once; a longer list is requested page by page. */
const pageSizeMax = 100;

/** A page as the service counts them, from 1. */
export interface DiaryPage {
  page: number;
  size: number;
}

/**
 * The page after a cursor, else the first. A cursor says which page comes next and how long pages are, so that
 * reading on with another `first` leaves nothing out.
 * @throws AppError invalid_input for a cursor that is not ours.
 */
export function diaryPage(first: number, after: string | null | undefined): DiaryPage {
  if (after === null || after === undefined) return { page: 1, size: pageSize(first) };
  const [, page, size] = /^(\d{1,6})x(\d{1,3})$/.exec(after) ?? [];
  if (page === undefined || size === undefined || Number(page) === 0) {
    throw new AppError('invalid_input', { fields: [{ path: 'after', code: 'invalid' }] });
  }
  return { page: Number(page), size: pageSize(Number(size)) };
}

export function cursorAfter({ page, size }: DiaryPage): string {
  return `${page + 1}x${size}`;
}

/** A size that the service takes, as near as possible to the requested one. */
export function pageSize(wanted: number): number {
  return Math.min(Math.max(wanted, 1), pageSizeMax);
}
