/** Zones that are always so far ahead of UTC, where no name tells the offset. */
const ofHalfHours: Readonly<Record<string, string>> = {
  '+04:30': 'Asia/Kabul',
  '+05:30': 'Asia/Kolkata',
  '+05:45': 'Asia/Kathmandu',
  '+06:30': 'Asia/Yangon',
  '+08:45': 'Australia/Eucla',
  '+09:30': 'Australia/Darwin',
  '-09:30': 'Pacific/Marquesas',
};

const two = (number: number) => String(Math.abs(number)).padStart(2, '0');

/** Zones without summer time, from west to east. The sign in the name is the opposite one: `Etc/GMT-1` is UTC+01:00. */
export const fixedZones: readonly { offset: string; zone: string }[] = Array.from(
  { length: 27 },
  (_, index) => {
    const hours = index - 12;
    if (hours === 0) return { offset: '+00:00', zone: 'UTC' };
    return {
      offset: `${hours < 0 ? '-' : '+'}${two(hours)}:00`,
      zone: `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`,
    };
  },
);

/** The zone of an offset, as `+01:00`, `UTC+1` and `-0330`; any other text as it is. */
export function zoneOfOffset(text: string): string {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)? ?([+\-\u2212])(\d{1,2})(?::?(\d\d))?$/i.exec(text.trim()) ?? [];
  if (sign === undefined) return text;
  const offset = `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
  if (offset === '-00:00') return 'UTC';
  return fixedZones.find((each) => each.offset === offset)?.zone ?? ofHalfHours[offset] ?? text;
}
