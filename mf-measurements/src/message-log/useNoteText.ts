import type { CodecMessageId } from '../codecs/codec-messages.ts';
import { useIntl } from '../codecs/use-codec-intl.ts';
import { useCodecFailureText } from '../codecs/useCodecFailureText.ts';
import type { Quantity } from '../device/quantity-options.ts';
import { useMeasuredText } from '../device/useMeasuredText.ts';

export interface Note {
  code: string;
  params: readonly { name: string; value: string }[];
}

type NoteId = Extract<CodecMessageId, `inbox.note.${string}`>;

/** Notes whose figures are of the quantity itself; elsewhere they are what was sent, and stay as it was. */
const measured: readonly string[] = ['out_of_range', 'calibrated_out_of_range'];

/** The sentence of a note; one that this version does not know is shown by its code. */
export function useNoteText(quantities: readonly Quantity[]): (note: Note) => string {
  const { formatMessage, formatDate, messages } = useIntl();
  const measuredText = useMeasuredText();
  const codecFailureText = useCodecFailureText();
  const isNote = (id: string): id is NoteId => id in messages;
  return ({ code, params }) => {
    const paramOf = (name: string) => params.find((param) => param.name === name)?.value ?? '';
    if (code === 'codec_failed') return codecFailureText(paramOf('failure'), paramOf('message'));
    const id = `inbox.note.${code}`;
    if (!isNote(id)) return formatMessage({ id: 'inbox.note.other' }, { code });
    const key = paramOf('quantity');
    const quantity = quantities.find((known) => known.key === key);
    const named = quantity ? formatMessage({ id: 'inbox.quantity' }, { name: quantity.name, key }) : key;
    const textOf = ({ name, value }: Note['params'][number]) => {
      if (name === 'time') return momentText(value, formatDate);
      return measured.includes(code) && value !== '' && Number.isFinite(Number(value))
        ? measuredText(Number(value), quantity?.unit)
        : value;
    };
    const values = Object.fromEntries(params.map((param) => [param.name, textOf(param)]));
    return formatMessage({ id }, { ...values, quantity: named, key });
  };
}

/** A time that is none is shown as it was sent. */
function momentText(text: string, formatDate: ReturnType<typeof useIntl>['formatDate']): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime())
    ? text
    : formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' });
}
