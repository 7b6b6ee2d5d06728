import { useIntl } from 'react-intl';
import type { ApiaryValues } from '../apiary-fields/apiary-values.ts';
import type { ConflictVersion } from '../form/ConflictDialog.tsx';
import { ColourMark } from '../hive/ColourMark.tsx';

/** An apiary as one of two versions. */
export function useApiaryVersion(): (apiary: ApiaryValues) => ConflictVersion {
  const { formatMessage, formatList, formatNumber } = useIntl();
  return ({ name, color, isRoofed, description, address, coordinates }) => {
    const { latitude, longitude } = coordinates;
    const facts = [
      [address.street, address.number].filter(Boolean).join(' '),
      [address.postalCode, address.city].filter(Boolean).join(' '),
      latitude === undefined || longitude === undefined
        ? ''
        : [latitude, longitude].map((degrees) => formatNumber(degrees)).join(' / '),
      isRoofed ? formatMessage({ id: 'hives.roofed' }) : '',
      description,
    ];
    return {
      picture: <ColourMark color={color} />,
      name,
      facts: formatList(
        facts.filter((fact) => fact !== ''),
        { type: 'unit' },
      ),
    };
  };
}
