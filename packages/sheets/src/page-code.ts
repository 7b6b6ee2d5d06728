/** What a page of a sheet says of itself, in its code. */
export interface PageCode {
  /** Id of the print. */
  printId: number;
  /** From 1. */
  page: number;
  pages: number;
  /** 0: a blank one, for whichever hive. */
  hiveId: number;
}

/** Capitals and digits alone, which make small codes. */
export function pageCodeText({ printId, page, pages, hiveId }: PageCode): string {
  return ['SKEP1', printId, page, pages, hiveId].join(':');
}

export function pageCodeIn(text: string): PageCode | undefined {
  const found = /^SKEP1:(\d{1,9}):(\d{1,3}):(\d{1,3}):(\d{1,9})$/.exec(text)?.slice(1).map(Number);
  const [printId, page, pages, hiveId] = found ?? [];
  if (printId === undefined || page === undefined || pages === undefined || hiveId === undefined)
    return undefined;
  return { printId, page, pages, hiveId };
}
