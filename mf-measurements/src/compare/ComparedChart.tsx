import { CurveChart } from '@skep/charts';
import { Card, Stack, Text } from '@skep/ui';
import type { Compared } from './compared.ts';

export interface ComparedChartProps {
  compared: Compared;
  period: { start: number; end: number };
  timeZone: string;
  onZoom?: (start: number, end: number) => void;
  /** What the lines mean, where it is not plain. */
  about?: string;
}

/** Lines of one quantity, of several hives or of several years. */
export function ComparedChart({ compared, about, ...frame }: ComparedChartProps) {
  return (
    <Card>
      <Stack gap={12}>
        <CurveChart {...compared} {...frame} title={compared.name} />
        {about !== undefined && (
          <Text size="small" tone="muted">
            {about}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
