import { Icon, Row, Stack, Text } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { ReadingsFragment } from './readings.graphql.ts';
import { useReadingTexts } from './useReadingTexts.ts';

export interface ReadingLinesProps {
  readings: FragmentType<typeof ReadingsFragment> | null | undefined;
  /** Of the inspection. */
  timeZone: string;
}

/** What was measured at the time of an inspection, marked as such. */
export function ReadingLines({ readings, timeZone }: ReadingLinesProps) {
  const textsOf = useReadingTexts();
  const { weather, weight } = textsOf(readFragment(ReadingsFragment, readings), timeZone);
  if (!weather && !weight) return null;
  return (
    <Stack gap={4}>
      {[
        { icon: 'temperature' as const, text: weather },
        { icon: 'weight' as const, text: weight },
      ].map(
        ({ icon, text }) =>
          text && (
            <Row key={icon} gap={8}>
              <Icon name={icon} size="small" />
              <Text size="small">{text.value}</Text>
              <Text size="small" tone="muted">
                {text.source}
              </Text>
            </Row>
          ),
      )}
    </Stack>
  );
}
