import type { Place } from '@skep/domain';
import { Button, Skeleton, Stack } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';

const ApiaryMap = lazy(async () => ({ default: (await import('./ApiaryMap.tsx')).ApiaryMap }));

export interface PlaceMapButtonProps {
  /** Undefined as long as a coordinate is missing. */
  place: Place | undefined;
  apiaryId?: string | undefined;
  onMove: (place: Place) => void;
}

/** Opens the surroundings of a place; nothing is loaded for it before. */
export function ApiaryMapButton({ place, ...map }: PlaceMapButtonProps) {
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
          <ApiaryMap place={place} {...map} />
        </Suspense>
      )}
    </Stack>
  );
}
