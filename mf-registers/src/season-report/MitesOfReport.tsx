import { type MiteThresholds, miteLevelOf } from '@skep/domain';
import { Skeleton } from '@skep/ui';
import { lazy, Suspense } from 'react';
import { useDays } from '../entries/useEntryTexts.ts';
import { methodOf } from '../mites/mite-values.ts';
import type { HiveCount, HiveSeason } from '../mites/season.ts';
import { useLevelText } from '../mites/useLevelText.ts';
import { OffPaper } from '../printable-register/OffPaper.tsx';
import { PlainTable } from '../printable-register/PlainTable.tsx';
import { ReportPart, type ReportPartProps, type SeasonReport } from './ReportParts.tsx';
import { useIntl } from './use-report-intl.ts';

/** What draws curves is loaded where something was counted. */
const MiteChart = lazy(async () => ({ default: (await import('../mites/MiteChart.tsx')).MiteChart }));

/** The counts of each hive by day, and on a screen their curve: what is not in sight is not drawn, and so on no paper. */
export function MitesOfReport({ report, thresholds }: ReportPartProps & { thresholds: MiteThresholds }) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const levelText = useLevelText();
  const title = formatMessage({ id: 'book.kind.MITE_COUNT' });
  const hives = hivesOf(report);
  const counted = [...new Set(report.miteCounts.map(({ day }) => day))].sort();
  const textOf = (count: HiveCount | undefined) => {
    const level = count && miteLevelOf(count);
    return level ? levelText(level) : '';
  };
  return (
    <ReportPart title={title}>
      {hives.length > 0 && (
        <>
          <OffPaper>
            <Suspense fallback={<Skeleton height={320} />}>
              <MiteChart title={title} hives={hives} thresholds={thresholds} season={report.season} />
            </Suspense>
          </OffPaper>
          <PlainTable
            label={title}
            headings={[formatMessage({ id: 'honey.by.hive' }), ...counted.map((day) => days(day, day))]}
            lines={hives.map(({ name, counts }) => [
              name,
              ...counted.map((day) => textOf(counts.findLast((count) => count.day === day))),
            ])}
            numbersFrom={1}
          />
        </>
      )}
    </ReportPart>
  );
}

/** As the chart of a season has them. */
function hivesOf({ miteCounts, treatments }: SeasonReport): HiveSeason[] {
  const groups = [...Map.groupBy(miteCounts, ({ hiveId }) => hiveId)];
  return groups
    .map(([id, counts]) => ({
      ...{ id, name: counts.at(-1)?.hiveName ?? id, isThere: true, canEdit: false },
      counts: counts.map(({ entryId, day, method, mites, bees, days, isBroodless }) => ({
        ...{ entryId, day, method: methodOf(method), mites, isBroodless, recountDay: undefined },
        ...{ bees: bees ?? undefined, days: days ?? undefined },
      })),
      treatments: treatments
        .filter(({ hiveIds }) => hiveIds.includes(id))
        .map(({ hiveNames: _, ...treatment }) => ({ ...treatment, __typename: 'SeasonTreatment' as const })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
