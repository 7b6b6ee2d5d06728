import type { Quantity } from '../device/quantity-options.ts';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import { useIntl } from '../use-intl.ts';

export interface Note {
  code: string;
  params: readonly { name: string; value: string }[];
}

const noteIds = [
  'inbox.note.empty_body',
  'inbox.note.not_json',
  'inbox.note.unknown_format',
  'inbox.note.no_key',
  'inbox.note.not_an_uplink',
  'inbox.note.bad_field',
  'inbox.note.empty_payload',
  'inbox.note.unknown_payload',
  'inbox.note.wrong_length',
  'inbox.note.sensor_error',
  'inbox.note.out_of_range',
  'inbox.note.not_a_number',
  'inbox.note.name_refused',
  'inbox.note.too_many_values',
  'inbox.note.time_unreadable',
  'inbox.note.truncated',
  'inbox.note.unknown_block',
  'inbox.note.sound_bins_unreadable',
  'inbox.note.battery_percent_unreadable',
  'inbox.note.weights_counted',
  'inbox.note.device_clock_wrong',
  'inbox.note.alarm_raised',
  'inbox.note.no_definition',
  'inbox.note.calibrated_out_of_range',
  'inbox.note.time_in_future',
  'inbox.note.time_too_early',
  'inbox.note.too_many',
  'inbox.note.number_too_large',
] as const;

/** Notes whose figures are of the quantity itself; elsewhere they are what was sent, and stay as it was. */
const measured: readonly string[] = ['out_of_range', 'calibrated_out_of_range'];

/** The sentence of a note; one that this version does not know is told by its code. */
export function useNoteText(quantities: readonly Quantity[]): (note: Note) => string {
  const { formatMessage, formatDate } = useIntl();
  const measuredText = useMeasuredText();
  return ({ code, params }) => {
    const id = noteIds.find((each) => each === `inbox.note.${code}`);
    if (id === undefined) return formatMessage({ id: 'inbox.note.other' }, { code });
    const key = params.find(({ name }) => name === 'quantity')?.value ?? '';
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
