import { Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { curvePath, extentOf } from './curve-path.ts';
import { DeviceCurvesFragment } from './DeviceCurves.graphql.ts';
import { useMeasuredText } from './useMeasuredText.ts';

/** The weight of the last days, or else a temperature, as a small curve; nothing where none was measured. */
export function DeviceCurves({ device }: { device: FragmentType<typeof DeviceCurvesFragment> }) {
  const { formatMessage } = useIntl();
  const measuredText = useMeasuredText();
  const { newest, curves } = readFragment(DeviceCurvesFragment, device);
  const [curve] = curves;
  const extent = curve && extentOf(curve.values);
  if (!curve || !extent) return null;
  // A bin of the curve is a mean of hours; what is above it is the latest reading.
  const last = newest?.values.find(({ name }) => name === curve.quantity)?.value ?? extent.last;
  const isWeight = curve.quantity === 'weight_kg';
  const withUnit = (value: number) => measuredText(value, curve.unit);
  const quantity = isWeight ? 'weight' : 'temperature';
  const size = { width: 240, height: 48, leastRange: isWeight ? 1 : 2 };
  const { line, dots } = curvePath(curve.values, size);
  return (
    <Stack gap={4}>
      <Newest>{withUnit(last)}</Newest>
      <Text size="small" tone="muted">
        {formatMessage(
          { id: `devices.curve.${quantity}` },
          { least: withUnit(extent.least), greatest: withUnit(extent.greatest) },
        )}
      </Text>
      <Drawing viewBox="0 0 240 48" preserveAspectRatio="none" aria-hidden="true">
        <path d={line} vectorEffect="non-scaling-stroke" />
        <Dots d={dots} vectorEffect="non-scaling-stroke" />
      </Drawing>
    </Stack>
  );
}

const Newest = styled.p`
  margin: 0;
  font-size: ${tokens.font.sizeHeading1};
  font-weight: ${tokens.font.weightBold};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

const Drawing = styled.svg`
  width: 100%;
  height: ${tokens.space[48]};
  fill: none;
  stroke: ${tokens.color.accentInk};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  overflow: visible;
`;

/** Wider than the line, or a few of them would look like dust. */
const Dots = styled.path`
  stroke-width: 6;
`;
