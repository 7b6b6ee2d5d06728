import { honeyFrom, sharesOfHarvest } from '@skep/domain';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { countIn } from '../mites/mite-values.ts';
import { useCountText } from '../mites/useLevelText.ts';
import { useIntl } from '../use-book-intl.ts';
import {
  useCelsius,
  useFeedingFacts,
  useFeedTitle,
  useJarsFacts,
  useJarsTitle,
  useKilograms,
} from './useHoneyFacts.ts';

type Treatment = NonNullable<Entry['treatment']>;

/** What an entry says, for people. */
export interface EntryTexts {
  /** The product, or what was taken. */
  title: string;
  days: string;
  /** The name and content of an entry; without fields that are not answered. */
  facts: readonly { label: string; text: string }[];
  /** Who wrote it and when, and whether that was in this book. */
  written: string;
  /** Hives, by where they stood, each with its share of a harvest or what was counted in it. */
  hives: string;
}

/** How the register writes an entry. */
export function useEntryTexts(): (entry: Entry) => EntryTexts {
  const days = useDays();
  const titleOf = useTitle();
  const hivesOf = useHives();
  const writtenOf = useWritten();
  const factsOf = [
    useTreatmentFacts(),
    useHarvestFacts(),
    useMiteFacts(),
    useFeedingFacts(),
    useJarsFacts(),
    useSupersFacts(),
    useProofFacts(),
  ];
  return (entry) => ({
    title: titleOf(entry),
    days: days(entry.day, entry.lastDay ?? entry.day),
    facts: factsOf.flatMap((facts) => facts(entry)).filter(({ text }) => text !== ''),
    hives: hivesOf(entry),
    written: writtenOf(entry),
  });
}

function useWritten() {
  const { formatMessage, formatDate } = useIntl();
  const timeText = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ authorName: name, writtenAt, cameAt }: Entry): string => {
    const written = formatMessage({ id: 'book.writtenBy' }, { name, time: timeText(writtenAt) });
    if (cameAt === null) return written;
    return `${written} · ${formatMessage({ id: 'book.cameFrom' }, { time: timeText(cameAt) })}`;
  };
}

/** What was given, or done without a medicine. */
export function useTreatmentTitle() {
  const { formatMessage } = useIntl();
  return ({ product, measure }: Pick<Treatment, 'product' | 'measure'>): string =>
    product ?? (measure === null ? '' : formatMessage({ id: `book.measure.${measure}` }));
}

function useTitle() {
  const { formatMessage } = useIntl();
  const kilograms = useKilograms();
  const feedTitle = useFeedTitle();
  const jarsTitle = useJarsTitle();
  const treatmentTitle = useTreatmentTitle();
  return ({ treatment, harvest, feeding, jars, supers, proof, miteCount, hives }: Entry): string => {
    if (treatment) return treatmentTitle(treatment);
    if (miteCount) {
      const method = formatMessage({ id: `book.mites.method.${miteCount.method}` });
      return formatMessage({ id: 'book.mites.title' }, { method });
    }
    if (feeding) return feedTitle(feeding);
    if (jars) return formatMessage({ id: 'book.jarsTitle' }, { jars: jarsTitle(jars) });
    if (supers) return formatMessage({ id: 'book.supersOf' }, { count: supers.count });
    if (proof) return formatMessage({ id: 'book.proofOf' }, { number: proof.of });
    if (harvest?.kilograms != null)
      return formatMessage({ id: 'book.harvestTitle' }, { amount: kilograms(harvest.kilograms) });
    const frames = hives.reduce((sum, hive) => sum + (hive.frames ?? 0), 0);
    return formatMessage({ id: 'book.framesOnly' }, { frames });
  };
}

/** Hives by where they stood, each with its share of a harvest. */
function useHives() {
  const { formatMessage } = useIntl();
  const kilograms = useKilograms();
  const countText = useCountText();
  const shareOf = (harvest: Entry['harvest'], hives: Entry['hives']) => {
    if (!harvest) return undefined;
    if (harvest.kilograms === null)
      return hives.map(({ name, frames }) =>
        formatMessage({ id: 'book.shareFrames' }, { hive: name, frames: frames ?? 0 }),
      );
    const shares = sharesOfHarvest(
      harvest.kilograms,
      hives.map(({ frames }) => frames ?? undefined),
    );
    return hives.map(({ name }, index) =>
      formatMessage({ id: 'book.share' }, { hive: name, amount: kilograms(shares[index] ?? 0) }),
    );
  };
  const countsOf = (entry: Entry) =>
    entry.hives.map((hive) => {
      const count = countIn(entry, hive);
      if (!count) return hive.name;
      return formatMessage({ id: 'book.share' }, { hive: hive.name, amount: countText(count) });
    });
  return (entry: Entry): string => {
    const { harvest, hives, miteCount } = entry;
    const shares = miteCount ? countsOf(entry) : shareOf(harvest, hives);
    const named = hives.map(({ name, apiaryName }, index) => ({ apiaryName, text: shares?.[index] ?? name }));
    const apiaries = [...new Set(named.map(({ apiaryName }) => apiaryName))];
    const listed = apiaries.map((apiaryName) => {
      const names = named.filter((each) => each.apiaryName === apiaryName).map(({ text }) => text);
      return `${apiaryName}: ${names.join(', ')}`;
    });
    return listed.join('; ');
  };
}

function useTreatmentFacts() {
  const { formatMessage } = useIntl();
  const days = useDays();
  const celsius = useCelsius();
  return ({ treatment, day, lastDay }: Entry) => {
    if (!treatment) return [];
    const { temperatureCelsius, withdrawalDays, measure } = treatment;
    const free = withdrawalDays === null ? '' : honeyFrom({ lastDay: lastDay ?? day, withdrawalDays });
    return [
      { label: formatMessage({ id: 'book.substance' }), text: treatment.substance ?? '' },
      {
        label: formatMessage({ id: 'book.method' }),
        text: formatMessage({ id: `book.method.${treatment.method}` }),
      },
      {
        label: formatMessage({ id: 'book.measure' }),
        text: measure === null ? '' : formatMessage({ id: `book.measure.${measure}` }),
      },
      { label: formatMessage({ id: 'book.dose' }), text: treatment.dose ?? '' },
      { label: formatMessage({ id: 'book.quantity' }), text: treatment.quantity ?? '' },
      { label: formatMessage({ id: 'book.batch' }), text: treatment.batch ?? '' },
      { label: formatMessage({ id: 'book.withdrawalDays' }), text: String(withdrawalDays ?? '') },
      { label: formatMessage({ id: 'book.honeyFrom' }), text: free && days(free, free) },
      {
        label: formatMessage({ id: 'book.temperature' }),
        text: temperatureCelsius === null ? '' : celsius(temperatureCelsius),
      },
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
      { label: formatMessage({ id: 'book.waterReason' }), text: harvest.waterReason ?? '' },
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

function useSupersFacts() {
  const { formatMessage } = useIntl();
  return ({ supers }: Entry) =>
    supers
      ? [
          {
            label: formatMessage({ id: 'book.supersReason' }),
            text: supers.withdrawalReason ?? formatMessage({ id: 'book.supersUnasked' }),
          },
        ]
      : [];
}

function useProofFacts() {
  const { formatMessage } = useIntl();
  return ({ proof }: Entry) =>
    proof
      ? [
          { label: formatMessage({ id: 'book.proofFile' }), text: proof.fileName },
          { label: formatMessage({ id: 'book.proofMark' }), text: proof.sha256.slice(0, 16) },
        ]
      : [];
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
