import { termsNumber, termsVersion } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Card, focusRing, Heading, Icon, type IconName, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { NewTerms } from '../terms/NewTerms.tsx';
import { useIntl } from './use-profile-intl.ts';

export interface AccountCardProps {
  acceptedTermsVersion: string | undefined;
}

/** The way to what else concerns the account. */
export function AccountCard({ acceptedTermsVersion }: AccountCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.account' })}
      </Heading>
      <Ways>
        <Way
          to="/security"
          icon="lock"
          name={formatMessage({ id: 'shell.security.title' })}
          about={formatMessage({ id: 'shell.profile.securityText' })}
        />
        <Way
          to="/export"
          icon="download"
          name={formatMessage({ id: 'shell.accountExport.title' })}
          about={formatMessage({ id: 'shell.profile.exportText' })}
        />
        <Way
          to="/terms"
          icon="note"
          name={formatMessage({ id: 'shell.terms.title' })}
          about={formatMessage(
            {
              id: acceptedTermsVersion ? 'shell.profile.termsAccepted' : 'shell.profile.termsNotAccepted',
            },
            { version: acceptedTermsVersion && termsNumber(acceptedTermsVersion) },
          )}
        />
        <Way
          to="/privacy"
          icon="information"
          name={formatMessage({ id: 'shell.privacy.title' })}
          about={formatMessage({ id: 'shell.profile.privacyText' })}
        />
      </Ways>
      {acceptedTermsVersion !== termsVersion && <NewTerms />}
    </Card>
  );
}

interface WayProps {
  to: string;
  icon: IconName;
  name: string;
  about: string;
}

function Way({ to, icon, name, about }: WayProps) {
  return (
    <li>
      <WayLink to={to}>
        <Icon name={icon} />
        <Words>
          <Text isBold>{name}</Text>
          <Text size="small" tone="muted">
            {about}
          </Text>
        </Words>
        <Icon name="chevronRight" size="small" />
      </WayLink>
    </li>
  );
}

const Ways = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const WayLink = styled(Link)`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: center;
  min-height: ${tokens.size.target};
  padding: ${tokens.space[8]};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text};
  text-decoration: none;
  &:hover {
    background: ${tokens.color.hover};
  }
  ${focusRing}
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
