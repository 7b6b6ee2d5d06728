import type { ConflictVersion } from '@skep/remote-kit/form';
import type { ApiaryValues } from '../apiary-fields/apiary-values.ts';
import { useIntl } from '../form/use-form-intl.ts';
import { ColourMark } from '../hive/ColourMark.tsx';

/** An apiary as one of two versions. */
export function useApiaryVersion(): (apiary: ApiaryValues) => ConflictVersion {
  const { formatMessage, formatNumber } = useIntl();
  return ({ name, color, isRoofed, description, address, coordinates, ...site }) => {
    const { latitude, longitude } = coordinates;
    return {
      picture: <ColourMark color={color} />,
      facts: [
        { label: formatMessage({ id: 'hives.apiaryName' }), text: name },
        {
          label: formatMessage({ id: 'hives.roofed' }),
          text: formatMessage({ id: isRoofed ? 'ui.yes' : 'ui.no' }),
        },
        { label: formatMessage({ id: 'hives.apiaryDescription' }), text: description },
        {
          label: formatMessage({ id: 'hives.address.street' }),
          text: [address.street, address.number].filter(Boolean).join(' '),
        },
        {
          label: formatMessage({ id: 'hives.address.city' }),
          text: [address.postalCode, address.city].filter(Boolean).join(' '),
        },
        {
          label: formatMessage({ id: 'hives.coordinates' }),
          text:
            latitude === undefined || longitude === undefined
              ? ''
              : [latitude, longitude].map((degrees) => formatNumber(degrees)).join(' / '),
        },
        ...(['registrationNumber', 'landOwnerContact', 'accessNotes'] as const).map((name) => ({
          label: formatMessage({ id: `hives.${name}` }),
          text: site[name],
        })),
      ],
    };
  };
}
