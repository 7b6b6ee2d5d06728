import { Icon, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';

/** At the name of what a person wants to see first. */
export function FavouriteStar() {
  const { formatMessage } = useIntl();
  return (
    <Star>
      <Icon name="star" size="small" isFilled label={formatMessage({ id: 'hives.favourite' })} />
    </Star>
  );
}

const Star = styled.span`
  flex: none;
  color: ${tokens.color.accentInk};
`;
