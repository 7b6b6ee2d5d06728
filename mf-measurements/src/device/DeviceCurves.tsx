import { Stack, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { curvePath, extentOf } from './curve-path.ts';
import { DeviceCurvesFragment } from './DeviceCurves.graphql.ts';

/** The weight of the last days, or else a temperature, as a small curve; nothing where none was measured. */
export function DeviceCurves({ device }: { device: FragmentType<typeof DeviceCurvesFragment> }) {
  const { formatMessage, formatNumber } = useIntl();
  const [curve] = readFragment(DeviceCurvesFragment, device).curves;
  const extent = curve && extentOf(curve.values);
  if (!curve || !extent) return null;
  const withUnit = (value: number) =>
    formatMessage(
      { id: 'devices.withUnit' },
      { value: formatNumber(value, { maximumFractionDigits: 1 }), unit: curve.unit },
    );
  const quantity = curve.quantity === 'weight_kg' ? 'weight' : 'temperature';
  const words = { quantity, least: withUnit(extent.least), greatest: withUnit(extent.greatest) };
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {formatMessage({ id: 'devices.curve' }, words)}
      </Text>
      <Drawing viewBox="0 0 240 48" preserveAspectRatio="none" aria-hidden="true">
        <path d={curvePath(curve.values, { width: 240, height: 48 })} vectorEffect="non-scaling-stroke" />
      </Drawing>
    </Stack>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: ${tokens.space[48]};
  fill: none;
  stroke: ${tokens.color.accentInk};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
