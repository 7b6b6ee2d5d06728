import { IconButton, Row, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { searchRadii } from './neighbours.ts';

export interface MapZoomProps {
  /** Place of the radius that is shown among `searchRadii`. */
  step: number;
  radiusKm: number;
  /** To a larger radius (1) or a smaller one (-1). */
  onZoom: (steps: 1 | -1) => void;
  /** More buttons of the same map. Default: none. */
  children?: ReactNode;
}

/** Buttons that bring a map farther and nearer, and how wide it is. */
export function MapZoom({ step, radiusKm, onZoom, children }: MapZoomProps) {
  const { formatMessage } = useIntl();
  return (
    <Row gap={8} align="center" wrap>
      <IconButton
        icon="minus"
        label={formatMessage({ id: 'hives.map.farther' })}
        isDisabled={step === searchRadii.length - 1}
        onClick={() => onZoom(1)}
      />
      <IconButton
        icon="add"
        label={formatMessage({ id: 'hives.map.nearer' })}
        isDisabled={step === 0}
        onClick={() => onZoom(-1)}
      />
      <Text size="small" tone="muted">
        {formatMessage({ id: 'hives.map.width' }, { km: 2 * radiusKm })}
      </Text>
      {children}
    </Row>
  );
}
