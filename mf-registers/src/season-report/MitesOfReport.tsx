import { type MiteThresholds, miteLevelOf } from '@skep/domain';
import { Skeleton } from '@skep/ui';
import { lazy, Suspense } from 'react';
import { useDays } from '../entries/useEntryTexts.ts';
import { methodOf } from '../mites/mite-values.ts';
import type { HiveSeason } from '../mites/season.ts';
import { useLevelText } from '../mites/useLevelText.ts';
import { PlainTable } from '../printable-register/PlainTable.tsx';
import { ReportPart, type ReportPartProps, type SeasonReport } from './ReportParts.tsx';
import { useIntl } from './use-report-intl.ts';

/** What draws curves is loaded where something was counted. */
const MiteChart = lazy(async () => ({ default: (await import('../mites/MiteChart.tsx')).MiteChart }));

/** The counts of each hive by day, and their curve with treatments. */
export function MitesOfReport({ report, thresholds }: ReportPartProps & { thresholds: MiteThresholds }) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const levelText = useLevelText();
  const title = formatMessage({ id: 'book.kind.MITE_COUNT' });
  const hives = hivesOf(report);
  return (
    <ReportPart title={title}>
      {hives.length > 0 && (
        <>
          <Suspense fallback={<Skeleton height={320} />}>
            <MiteChart title={title} hives={hives} thresholds={thresholds} season={report.season} />
          </Suspense>
          <PlainTable
            label={title}
            headings={[
              formatMessage({ id: 'honey.by.hive' }),
              formatMessage({ id: 'count.day' }),
              formatMessage({ id: 'report.mites' }),
            ]}
            lines={hives.flatMap(({ name, counts }) =>
              counts.map((count) => {
                const level = miteLevelOf(count);
                return [name, days(count.day, count.day), level ? levelText(level) : String(count.mites)];
              }),
            )}
            numbersFrom={2}
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
