import { useQuery, useScreenState } from '@skep/remote-kit';
import { Dialog, ScreenStates, Stack, Text } from '@skep/ui';
import styled from 'styled-components';
import type { HivePlaceQuery as HivePlaceData } from '../generated/graphql.ts';
import { HivePlaceQuery } from './HivePlaceDialog.graphql.ts';
import { useIntl } from './use-sharing-intl.ts';
import { WithSharingTexts } from './WithSharingTexts.tsx';

export interface HivePlaceDialogProps {
  hiveId: string;
  name: string;
  onClose: () => void;
}

/** The place of somebody else's hive, as exactly as its owner shows it. */
export function HivePlaceDialog(props: HivePlaceDialogProps) {
  return (
    <WithSharingTexts>
      <PlaceDialog {...props} />
    </WithSharingTexts>
  );
}

function PlaceDialog({ hiveId, name, onClose }: HivePlaceDialogProps) {
  const { formatMessage } = useIntl();
  // Past the cache: a place can be hidden again at any time.
  const result = useQuery(HivePlaceQuery, { variables: { id: hiveId }, fetchPolicy: 'no-cache' });
  const apiary = result.data?.hive?.apiary;
  return (
    <Dialog title={formatMessage({ id: 'sharing.placeTitle' }, { name })} isOpen onClose={onClose}>
      <ScreenStates state={useScreenState(result)}>{apiary && <Place apiary={apiary} />}</ScreenStates>
    </Dialog>
  );
}

type PlaceApiary = NonNullable<HivePlaceData['hive']>['apiary'];

function Place({ apiary }: { apiary: PlaceApiary }) {
  const { name, address, coordinates, isPlaceShown } = apiary;
  const { formatMessage, formatNumber } = useIntl();
  const lines = [
    [address.street, address.number],
    [address.postalCode, address.city],
  ].map((parts) => parts.filter(Boolean).join(' '));
  const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 3 });
  return (
    <Stack gap={8}>
      <Text isBold>{name}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {coordinates && (
        <Text>
          {formatMessage(
            { id: 'sharing.coordinates' },
            { latitude: degrees(coordinates.latitude), longitude: degrees(coordinates.longitude) },
          )}
        </Text>
      )}
      {(['registrationNumber', 'landOwnerContact', 'accessNotes'] as const).map((fact) => {
        const text = apiary[fact];
        return (
          text && (
            <Text key={fact}>
              <Lines>{formatMessage({ id: `sharing.${fact}` }, { text })}</Lines>
            </Text>
          )
        );
      })}
      {!isPlaceShown && <Text tone="muted">{formatMessage({ id: 'sharing.placeRough' })}</Text>}
    </Stack>
  );
}

/** A contact has lines. */
const Lines = styled.span`
  white-space: pre-line;
`;
