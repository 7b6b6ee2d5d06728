import { isFailure, useFailureText } from '@skep/remote-kit';
import { useState } from 'react';
import { useIntl } from '../use-tag-intl.ts';
import { useTagAddresses } from '../useTagAddresses.ts';
import { downloadPdf } from './download-pdf.ts';
import type { SheetFormat } from './sheets.ts';

export interface PrintWish {
  numbers: readonly string[];
  format: SheetFormat;
  firstPlace: number;
}

export type PrintOutcome = { kind: 'none' } | { kind: 'ready' } | { kind: 'problem'; text: string };

/** Asks for the codes of tags and makes a PDF of them, which the browser downloads. */
export function usePrintTags() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const addressesOf = useTagAddresses();
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<PrintOutcome>({ kind: 'none' });

  async function print({ numbers, ...sheet }: PrintWish): Promise<PrintOutcome> {
    const tags = await addressesOf(numbers);
    if (isFailure(tags)) return { kind: 'problem', text: failureText(tags) };
    try {
      // What draws them is loaded only now: most visits never print.
      const [{ makeTagPdf }, { paintText }] = await Promise.all([
        import('./tag-pdf.ts'),
        import('./paint-text.ts'),
      ]);
      const words = formatMessage({ id: 'tags.onPaper' });
      const pdf = await makeTagPdf({ tags, words, ...sheet }, paintText);
      downloadPdf(pdf, formatMessage({ id: 'tags.fileName' }));
      return { kind: 'ready' };
    } catch {
      return { kind: 'problem', text: formatMessage({ id: 'tags.pdfFailed' }) };
    }
  }

  async function run(wish: PrintWish) {
    setIsRunning(true);
    setOutcome({ kind: 'none' });
    setOutcome(await print(wish));
    setIsRunning(false);
  }

  return { run, isRunning, outcome };
}
