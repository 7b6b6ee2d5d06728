import { Heading, Stack, Text } from '@skep/ui';
import { FigureList } from '@skep/ui/figure-list';
import type { ReactNode } from 'react';
import { useDays, useTreatmentTitle } from '../entries/useEntryTexts.ts';
import { useKilograms } from '../entries/useHoneyFacts.ts';
import type { SeasonReportQuery } from '../generated/graphql.ts';
import { sumOf } from '../honey/yield-lines.ts';
import { PlainTable } from '../printable-register/PlainTable.tsx';
import { useIntl } from './use-report-intl.ts';

export type SeasonReport = NonNullable<SeasonReportQuery['seasonReport']>;

export interface ReportPartProps {
  report: SeasonReport;
}

/** A part with its heading, and a sentence where there is nothing to show. */
export function ReportPart({ title, children }: { title: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" gap={8}>
      <Heading level={2}>{title}</Heading>
      {children || <Text tone="muted">{formatMessage({ id: 'report.none' })}</Text>}
    </Stack>
  );
}

const arrivals: readonly SeasonReport['moves'][number]['kind'][] = ['NEW', 'SPLIT', 'MOVED_IN', 'RECOVERED'];

/** How many colonies there were, which came and left, and how many swarmed. */
export function ColoniesOfReport({ report }: ReportPartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { moves, swarms, coloniesAtStart, coloniesAtEnd } = report;
  const came = moves.filter(({ kind }) => arrivals.includes(kind)).length;
  const lost = moves.filter(({ kind }) => kind === 'LOST').length;
  const total = coloniesAtStart + came;
  const losses =
    lost === 0
      ? formatNumber(0)
      : formatMessage(
          { id: 'report.lossesOf' },
          {
            ...{ count: lost, total },
            percent: formatNumber(lost / total, { style: 'percent', maximumFractionDigits: 0 }),
          },
        );
  const figures = [
    { label: formatMessage({ id: 'report.atStart' }), value: formatNumber(coloniesAtStart) },
    { label: formatMessage({ id: 'report.came' }), value: formatNumber(came) },
    { label: formatMessage({ id: 'report.left' }), value: formatNumber(moves.length - came) },
    { label: formatMessage({ id: 'report.losses' }), value: losses },
    { label: formatMessage({ id: 'report.atEnd' }), value: formatNumber(coloniesAtEnd) },
    {
      label: formatMessage({ id: 'report.swarms' }),
      value: formatNumber(sumOf(swarms.map(({ count }) => count))),
    },
  ];
  return (
    <>
      <ReportPart title={formatMessage({ id: 'count.colonies' })}>
        <FigureList figures={figures} />
      </ReportPart>
      <MovesAndSwarms report={report} />
    </>
  );
}

/** What happened day by day; nothing where nothing did. */
function MovesAndSwarms({ report: { moves, swarms } }: ReportPartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const days = useDays();
  const [day, hive] = [formatMessage({ id: 'count.day' }), formatMessage({ id: 'honey.by.hive' })];
  return (
    <>
      {moves.length > 0 && (
        <ReportPart title={formatMessage({ id: 'report.moves' })}>
          <PlainTable
            label={formatMessage({ id: 'report.moves' })}
            headings={[day, hive, formatMessage({ id: 'report.event' })]}
            lines={moves.map((move) => [
              days(move.day, move.day),
              move.hiveName,
              formatMessage({ id: `report.move.${move.kind}` }),
            ])}
          />
        </ReportPart>
      )}
      {swarms.length > 0 && (
        <ReportPart title={formatMessage({ id: 'report.swarms' })}>
          <PlainTable
            label={formatMessage({ id: 'report.swarms' })}
            headings={[day, hive, formatMessage({ id: 'report.swarms' })]}
            lines={swarms.map((swarm) => [
              days(swarm.day, swarm.day),
              swarm.hiveName,
              formatNumber(swarm.count),
            ])}
            numbersFrom={2}
          />
        </ReportPart>
      )}
    </>
  );
}

/** What each hive gave under each queen. */
export function HoneyOfReport({ report: { yields } }: ReportPartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const kilograms = useKilograms();
  const title = formatMessage({ id: 'report.harvest' });
  const hasFrames = yields.some(({ framesUnweighed }) => framesUnweighed > 0);
  const lines = yields
    .toSorted((a, b) => a.hiveName.localeCompare(b.hiveName))
    .map((each) => [
      each.hiveName,
      each.queenId === null
        ? formatMessage({ id: 'honey.noQueen' })
        : (each.queenName ?? formatMessage({ id: 'honey.unnamedQueen' }, { hive: each.hiveName })),
      kilograms(each.kilograms),
      ...(hasFrames ? [each.framesUnweighed === 0 ? '' : formatNumber(each.framesUnweighed)] : []),
    ]);
  return (
    <ReportPart title={title}>
      {lines.length > 0 && (
        <PlainTable
          label={title}
          headings={[
            formatMessage({ id: 'honey.by.hive' }),
            formatMessage({ id: 'honey.by.queen' }),
            formatMessage({ id: 'honey.taken' }),
            ...(hasFrames ? [formatMessage({ id: 'honey.unweighed' })] : []),
          ]}
          lines={lines}
          sum={[
            formatMessage({ id: 'honey.together' }),
            '',
            kilograms(sumOf(yields.map((each) => each.kilograms))),
          ]}
          numbersFrom={2}
        />
      )}
    </ReportPart>
  );
}

/** Which queens headed the hives, from when to when. */
export function QueensOfReport({ report: { queens } }: ReportPartProps) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const title = formatMessage({ id: 'report.queens' });
  return (
    <ReportPart title={title}>
      {queens.length > 0 && (
        <PlainTable
          label={title}
          headings={[
            formatMessage({ id: 'honey.by.hive' }),
            formatMessage({ id: 'honey.by.queen' }),
            formatMessage({ id: 'report.queenSince' }),
            formatMessage({ id: 'report.queenUntil' }),
          ]}
          lines={queens.map(({ hiveName, name, since, until, fate }) => [
            hiveName,
            name ?? formatMessage({ id: 'honey.unnamedQueen' }, { hive: hiveName }),
            days(since, since),
            until === null
              ? ''
              : fate === null
                ? days(until, until)
                : formatMessage(
                    { id: 'report.queenGone' },
                    { day: days(until, until), fate: formatMessage({ id: `report.fate.${fate}` }) },
                  ),
          ])}
        />
      )}
    </ReportPart>
  );
}

/** What hives were treated with. */
export function TreatmentsOfReport({ report: { treatments } }: ReportPartProps) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const treatmentTitle = useTreatmentTitle();
  const title = formatMessage({ id: 'book.kind.TREATMENT' });
  return (
    <ReportPart title={title}>
      {treatments.length > 0 && (
        <PlainTable
          label={title}
          headings={[
            formatMessage({ id: 'book.days' }),
            formatMessage({ id: 'book.product' }),
            formatMessage({ id: 'book.substance' }),
            formatMessage({ id: 'book.hives' }),
          ]}
          lines={treatments.map((treatment) => [
            days(treatment.day, treatment.lastDay),
            treatmentTitle(treatment),
            treatment.substance ?? '',
            treatment.hiveNames.join(', '),
          ])}
        />
      )}
    </ReportPart>
  );
}
