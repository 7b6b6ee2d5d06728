import { Text } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import type { Neighbour } from './neighbours.ts';

/** More would be a list of all apiaries; what matters is near. */
const shown = 5;

/** The same in words: how far the nearest apiaries are, and whose bees meet. */
export function NeighbourList({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const { formatMessage } = useIntl();
  if (neighbours.length === 0) return <Text>{formatMessage({ id: 'hives.map.alone' })}</Text>;
  return (
    <List>
      {neighbours.slice(0, shown).map(({ id, name, away, sharesFlowers }) => (
        <li key={id}>
          {formatMessage(
            { id: sharesFlowers ? 'hives.map.shares' : 'hives.map.apart' },
            { name, km: Math.round(away * 10) / 10 },
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;
