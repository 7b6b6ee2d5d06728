import type { Place } from '@skep/domain';
import { Button, Skeleton, Stack } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./PlaceMap.tsx')).PlaceMap }));

export interface PlaceMapButtonProps {
  /** Undefined as long as a coordinate is missing. */
  place: Place | undefined;
  apiaryId?: string | undefined;
  onMove: (place: Place) => void;
}

/** Opens the surroundings of a place; nothing is loaded for it before. */
export function PlaceMapButton({ place, ...map }: PlaceMapButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (!place) return null;
  return (
    <Stack gap={12}>
      <div>
        <Button icon="location" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {formatMessage({ id: isOpen ? 'hives.map.close' : 'hives.map.open' })}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton height={320} />}>
          <PlaceMap place={place} {...map} />
        </Suspense>
      )}
    </Stack>
  );
}
