import { type Estimate, efficacyWindows } from '@skep/domain';
import { Card, Heading, Stack, Text } from '@skep/ui';
import { useDays, useTreatmentTitle } from '../entries/useEntryTexts.ts';
import { useIntl } from '../use-mite-intl.ts';
import { efficacyIn, type HiveSeason, type SeasonTreatment, type TreatmentEfficacy } from './season.ts';
import { useCountText } from './useLevelText.ts';

export interface EfficacyListProps {
  treatments: readonly SeasonTreatment[];
  hives: readonly HiveSeason[];
}

/** What each treatment of the season did, over all of its hives and in each. */
export function EfficacyList({ treatments, hives }: EfficacyListProps) {
  const { formatMessage } = useIntl();
  if (treatments.length === 0) return null;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'mites.efficacy' })}</Heading>
      <Text tone="muted" size="small">
        {formatMessage({ id: 'mites.efficacyHelp' }, { ...efficacyWindows })}
      </Text>
      <Stack as="ul" gap={16}>
        {treatments.map((treatment) => (
          <OneTreatment key={treatment.entryId} found={efficacyIn(treatment, hives)} />
        ))}
      </Stack>
    </Card>
  );
}

function OneTreatment({ found: { treatment, hives, overall } }: { found: TreatmentEfficacy }) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const title = useTreatmentTitle();
  const efficacy = useEfficacyText();
  const countText = useCountText();
  return (
    <Stack as="li" gap={4}>
      <Heading level={3}>{title(treatment)}</Heading>
      <Text tone="muted" size="small">
        {days(treatment.day, treatment.lastDay)}
      </Text>
      {overall.length === 0 && <Text>{formatMessage({ id: 'mites.noEfficacy' })}</Text>}
      {overall.map(({ unit, efficacy: all, hiveCount }) => (
        <Text key={unit} isBold>
          {formatMessage(
            { id: unit === 'percent' ? 'mites.overallOfBees' : 'mites.overallOfDays' },
            { efficacy: efficacy(all), count: hiveCount },
          )}
        </Text>
      ))}
      {hives.map(({ hive, pair, efficacy: own }) => (
        <div key={hive}>
          <Text>{formatMessage({ id: 'mites.ofHive' }, { hive, efficacy: efficacy(own) })}</Text>
          <Text tone="muted" size="small">
            {formatMessage(
              { id: 'mites.beforeAfter' },
              { before: countText(pair.before), after: countText(pair.after) },
            )}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** As “90 % (68 to 97 %)”; how far below nothing it may have been says nothing to anybody. */
function useEfficacyText(): (efficacy: Estimate) => string {
  const { formatMessage, formatNumber } = useIntl();
  const percent = (value: number) =>
    formatMessage({ id: 'book.mites.percent' }, { value: formatNumber(value, { maximumFractionDigits: 0 }) });
  return ({ value, low, high }) =>
    formatMessage(
      { id: value >= 0 && low < 0 ? 'mites.estimateUnsure' : 'mites.estimate' },
      { value: percent(value), low: formatNumber(low, { maximumFractionDigits: 0 }), high: percent(high) },
    );
}
