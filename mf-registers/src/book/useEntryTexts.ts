import { honeyFrom, sharesOfHarvest } from '@skep/domain';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { countIn } from '../mites/mite-values.ts';
import { useCountText } from '../mites/useLevelText.ts';
import { useIntl } from '../use-book-intl.ts';

/** What an entry says, for people. */
export interface EntryTexts {
  /** The product, or what was taken. */
  title: string;
  days: string;
  /** What it is called and what stands there; without what nobody said. */
  facts: readonly { label: string; text: string }[];
  /** Hives, by where they stood, each with its share of a harvest or what was counted in it. */
  hives: string;
}

/** How the register writes an entry. */
export function useEntryTexts(): (entry: Entry) => EntryTexts {
  const { formatMessage } = useIntl();
  const days = useDays();
  const kilograms = useKilograms();
  const treatmentFacts = useTreatmentFacts();
  const harvestFacts = useHarvestFacts();
  const miteFacts = useMiteFacts();
  const countText = useCountText();
  return (entry) => {
    const { treatment, harvest, miteCount } = entry;
    const shares =
      harvest &&
      sharesOfHarvest(
        harvest.kilograms,
        entry.hives.map(({ frames }) => frames ?? undefined),
      );
    const named = entry.hives.map((hive, index) => {
      const { name, apiaryName } = hive;
      const count = countIn(entry, hive);
      const amount = shares ? kilograms(shares[index] ?? 0) : count && countText(count);
      const text = amount === undefined ? name : formatMessage({ id: 'book.share' }, { hive: name, amount });
      return { apiaryName, text };
    });
    const apiaries = [...new Set(named.map(({ apiaryName }) => apiaryName))];
    const listed = apiaries.map((apiaryName) => {
      const names = named.filter((each) => each.apiaryName === apiaryName).map(({ text }) => text);
      return `${apiaryName}: ${names.join(', ')}`;
    });
    return {
      title: miteCount
        ? formatMessage(
            { id: 'book.mites.title' },
            { method: formatMessage({ id: `book.mites.method.${miteCount.method}` }) },
          )
        : (treatment?.product ?? kilograms(harvest?.kilograms ?? 0)),
      days: days(entry.day, entry.lastDay ?? entry.day),
      facts: [...treatmentFacts(entry), ...harvestFacts(entry), ...miteFacts(entry)].filter(
        ({ text }) => text !== '',
      ),
      hives: listed.join('; '),
    };
  };
}

function useTreatmentFacts() {
  const { formatMessage } = useIntl();
  const days = useDays();
  return ({ treatment, day, lastDay }: Entry) => {
    if (!treatment) return [];
    const free = honeyFrom({ lastDay: lastDay ?? day, withdrawalDays: treatment.withdrawalDays });
    return [
      { label: formatMessage({ id: 'book.substance' }), text: treatment.substance },
      {
        label: formatMessage({ id: 'book.method' }),
        text: formatMessage({ id: `book.method.${treatment.method}` }),
      },
      { label: formatMessage({ id: 'book.dose' }), text: treatment.dose ?? '' },
      { label: formatMessage({ id: 'book.quantity' }), text: treatment.quantity },
      { label: formatMessage({ id: 'book.batch' }), text: treatment.batch ?? '' },
      { label: formatMessage({ id: 'book.withdrawalDays' }), text: String(treatment.withdrawalDays) },
      { label: formatMessage({ id: 'book.honeyFrom' }), text: days(free, free) },
      { label: formatMessage({ id: 'book.reason' }), text: treatment.reason },
      { label: formatMessage({ id: 'book.appliedBy' }), text: treatment.appliedBy },
      { label: formatMessage({ id: 'book.supplier' }), text: treatment.supplier ?? '' },
      { label: formatMessage({ id: 'book.supplierAddress' }), text: treatment.supplierAddress ?? '' },
      { label: formatMessage({ id: 'book.vet' }), text: treatment.vet ?? '' },
      { label: formatMessage({ id: 'book.vetContact' }), text: treatment.vetContact ?? '' },
    ];
  };
}

function useHarvestFacts() {
  const { formatMessage, formatNumber } = useIntl();
  return ({ harvest }: Entry) => {
    if (!harvest) return [];
    const water = harvest.waterPercent;
    return [
      { label: formatMessage({ id: 'book.lot' }), text: harvest.lot },
      {
        label: formatMessage({ id: 'book.water' }),
        text: water == null ? '' : formatNumber(water / 100, { style: 'percent', maximumFractionDigits: 1 }),
      },
      { label: formatMessage({ id: 'book.heather' }), text: harvest.isHeather ? '✓' : '' },
      { label: formatMessage({ id: 'book.withdrawalReason' }), text: harvest.withdrawalReason ?? '' },
    ];
  };
}

function useMiteFacts() {
  const { formatMessage } = useIntl();
  const days = useDays();
  return ({ miteCount, hives }: Entry) => {
    if (!miteCount) return [];
    const { recountDay } = miteCount;
    const broodless = hives.filter(({ mites }) => mites?.isBroodless).map(({ name }) => name);
    return [
      { label: formatMessage({ id: 'book.mites.broodless' }), text: broodless.join(', ') },
      {
        label: formatMessage({ id: 'book.mites.recountDay' }),
        text: recountDay === null ? '' : days(recountDay, recountDay),
      },
    ];
  };
}

/** One day, or from one to another. */
export function useDays(): (first: string, last: string) => string {
  const { formatDateTimeRange } = useIntl();
  return (first, last) =>
    formatDateTimeRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
}

/** A weight of honey; of a share no more than a tenth. */
export function useKilograms(): (kilograms: number) => string {
  const { formatNumber } = useIntl();
  return (kilograms) =>
    formatNumber(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
}
