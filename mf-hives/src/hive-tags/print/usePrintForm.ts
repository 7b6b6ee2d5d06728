import { isFailure, type MutationFailure } from '@skep/remote-kit';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import { download } from '@skep/ui/download';
import { useState } from 'react';
import * as v from 'valibot';
import { useIntl } from '../use-tag-intl.ts';
import { useTagAddresses } from '../useTagAddresses.ts';
import { cardsOnSheet, type SheetFormat } from './sheets.ts';

const numbers = v.pipe(v.array(v.string()), v.nonEmpty('required'));

const labelForm = <Format extends SheetFormat>(format: Format) =>
  v.object({
    format: v.literal(format),
    firstPlace: v.optional(
      v.pipe(
        v.number('not_a_number'),
        v.integer('not_whole'),
        v.minValue(1, 'too_small'),
        v.maxValue(cardsOnSheet(format), 'too_large'),
      ),
      1,
    ),
    numbers,
  });

const printForm = v.variant('format', [
  v.object({ format: v.literal('a6'), numbers }),
  labelForm('large'),
  labelForm('small'),
]);

export interface PrintValues {
  format: SheetFormat;
  /** The first that is left on a sheet of labels; undefined: the first of all. */
  firstPlace: number | undefined;
  numbers: string[];
}

type PrintOptions = v.InferOutput<typeof printForm>;

export interface PrintFormState extends SentFormState<PrintValues, PrintOptions> {
  /** The browser has downloaded the last requested document. */
  isReady: boolean;
}

/** Asks for the codes of tags and makes a PDF of them, which the browser downloads. */
export function usePrintForm(chosen: readonly string[]): PrintFormState {
  const { formatMessage } = useIntl();
  const addressesOf = useTagAddresses();
  const [begun] = useState<PrintValues>(() => ({ format: 'a6', firstPlace: 1, numbers: [...chosen] }));
  const [isReady, setIsReady] = useState(false);

  async function print(options: PrintOptions): Promise<Blob | MutationFailure> {
    setIsReady(false);
    const tags = await addressesOf(options.numbers);
    if (isFailure(tags)) return tags;
    try {
      // What draws them is loaded only now: most visits never print.
      const [{ makeTagPdf }, { paintText }] = await Promise.all([
        import('./tag-pdf.ts'),
        import('./paint-text.ts'),
      ]);
      const words = formatMessage({ id: 'tags.onPaper' });
      return await makeTagPdf({ firstPlace: 1, ...options, tags, words }, paintText);
    } catch {
      const ownText = formatMessage({ id: 'tags.pdfFailed' });
      return { __typename: 'Failure', code: 'UNEXPECTED', fields: [], requestId: '', ownText };
    }
  }

  const sent = useRequestForm({
    schema: printForm,
    values: begun,
    send: print,
    onSent(pdf: Blob) {
      download(`${formatMessage({ id: 'tags.fileName' })}.pdf`, pdf);
      setIsReady(true);
    },
  });
  return { ...sent, isReady };
}
