import { Notice, Stack } from '@skep/ui';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import type { ScaleFindingsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-scale-check-intl.ts';

type Finding = ScaleFindingsFragment['findings'][number];

/** What is wrong with a scale, and what to do about it; nothing where nothing is. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const text = useFindingText();
  if (findings.length === 0) return null;
  return (
    <Stack gap={8}>
      {findings.map((finding) => (
        <Notice key={finding.kind} kind="warning">
          {text(finding)}
        </Notice>
      ))}
    </Stack>
  );
}

function useFindingText(): (finding: Finding) => string {
  const { formatMessage, formatDate } = useIntl();
  const measuredText = useMeasuredText();
  return ({ kind, time, kg, kgPerWeek, nightCount, volts }) => {
    const isOver = kind === 'BATTERY' && Date.parse(time) <= Date.now();
    return formatMessage(
      { id: isOver ? 'scale.finding.BATTERY_WEAK' : `scale.finding.${kind}` },
      {
        time: formatDate(time, { dateStyle: 'medium' }),
        weight: measuredText(Math.abs(kg ?? kgPerWeek ?? 0), 'kg', 2),
        nights: nightCount ?? 0,
        volts: measuredText(volts ?? 0, 'V'),
      },
    );
  };
}
