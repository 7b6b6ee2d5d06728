import { useErrorText } from '@skep/i18n';
import {
  isFailure,
  useApolloClient,
  useMutationFeedback,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { useState } from 'react';
import { PrintChecklistMutation, PrintedPagesQuery } from './PrintChecklistScreen.graphql.ts';
import type { PrintOptions } from './print-options.ts';

/** What was printed: the checklist has a Print ID from then on. */
export interface MadePrint {
  id: string;
  /** As it is on each page. */
  printId: string;
  firstPrintedAt: string;
  pdfUrl: string;
}

/** Prints when it is wanted: as a PDF, or page by page for the browser's own print. */
export function usePrinting(id: string, { hiveIds, itemIds }: PrintOptions) {
  const feedback = useMutationFeedback();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useApolloClient();
  const { run, isRunning } = useMutationResult(PrintChecklistMutation);
  const key = [id, ...hiveIds, '', ...(itemIds ?? [])].join();
  const [made, setMade] = useState<MadePrint & { key: string }>();
  const [pages, setPages] = useState<readonly string[]>();
  // Of what is chosen now: another choice is another print.
  const current = made?.key === key ? made : undefined;

  async function print(): Promise<MadePrint | undefined> {
    if (current) return current;
    const running = run({ id, hiveIds: [...hiveIds], tableItemIds: itemIds ? [...itemIds] : null });
    if (!(await feedback(running))) return undefined;
    const answer = await running;
    if (isFailure(answer) || answer.__typename !== 'PrintedChecklist') return undefined;
    const { print, pdfUrl } = answer;
    const done = { ...print, pdfUrl };
    setMade({ ...done, key });
    return done;
  }

  /** In a tab of its own, which is opened within the press: browsers block one that is opened after an answer. */
  async function openPdf() {
    const tab = window.open('', '_blank');
    const printed = await print();
    if (printed) tab?.location.replace(printed.pdfUrl);
    else tab?.close();
  }

  return {
    made: current,
    isRunning,
    openPdf,
    /** Of the browser's own print; undefined until they are requested. */
    pages: current && pages,
    async printHere() {
      const printed = await print();
      if (printed === undefined) return;
      const variables = { id: printed.id, hiveIds: [...hiveIds] };
      const found = await client
        .query({ query: PrintedPagesQuery, variables, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
      if (found?.data?.printedPages) setPages(found.data.printedPages);
      else notify({ kind: 'problem', text: errorText('unreachable') });
    },
    printed: () => setPages(undefined),
  };
}
