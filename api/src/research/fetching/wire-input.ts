import { instantOfWireTime, type ResearchItem, researchItems } from '@skep/domain';
import { quantities } from '#platform/taxonomy/quantities.ts';
import type { FetchRequest } from './service.ts';

/** Why nothing is fetched, as the old wire says it with status 400. */
export type Refusal = string | Record<string, string>;

interface SentFetch {
  item: string;
  person: string | undefined;
  date_start?: string | undefined;
  date_until?: string | undefined;
  measurements?: string | undefined;
}

/** Reads what a researcher asks for. `locations` is the old name of `apiaries`. */
export function fetchRequestOf(sent: SentFetch): FetchRequest | { refusal: Refusal } {
  const item = itemNamed(sent.item === 'locations' ? 'apiaries' : sent.item);
  if (item === undefined)
    return { refusal: sent.person === undefined ? 'invalid-item-requested' : 'invalid_item' };
  const { date_start, date_until, measurements } = sent;
  const start = given(date_start) && instantOfWireTime(date_start ?? '', 'UTC');
  const end = given(date_until) && instantOfWireTime(date_until ?? '', 'UTC');
  if (given(date_start) && !start)
    return { refusal: { date_start_invalid: date_start ?? '', format: wireFormat } };
  if (given(date_until) && !end)
    return { refusal: { date_until_invalid: date_until ?? '', format: wireFormat } };
  if (start && end && end < start) return { refusal: 'date_until_before_start_date' };
  const names = measurements?.split(',').map((name) => name.trim());
  return {
    item,
    person: sent.person,
    period: { start: start || undefined, end: end || undefined },
    quantities:
      names && quantities.map(({ abbreviation }) => abbreviation).filter((name) => names.includes(name)),
  };
}

/** As the old wire names it. */
const wireFormat = 'Y-m-d H:i:s';

const given = (text: string | undefined) => text !== undefined && text.trim() !== '';

function itemNamed(name: string): ResearchItem | undefined {
  return researchItems.find((item) => item === name);
}
