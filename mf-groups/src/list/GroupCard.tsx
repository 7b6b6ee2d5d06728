import { Link } from '@skep/remote-kit';
import { Card, CardHeader, Heading, LinkButton, Row, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { GroupCardFragment } from './GroupCard.graphql.ts';

export interface GroupCardProps {
  group: FragmentType<typeof GroupCardFragment>;
}

/** A group that the person has joined, and the way into it. */
export function GroupCard({ group }: GroupCardProps) {
  const { formatMessage } = useIntl();
  const { id, name, description, color, members, hives } = readFragment(GroupCardFragment, group);
  const joined = members.filter(({ state }) => state === 'ACCEPTED').length;
  return (
    <Card as="li">
      <CardHeader
        actions={
          <LinkButton to={`/groups/${id}/edit`} as={Link} icon="edit">
            {formatMessage({ id: 'groups.open' }, { name })}
          </LinkButton>
        }
      >
        <Row>
          <Mark aria-hidden="true" style={{ background: color ?? undefined }} />
          <Heading level={2}>{name}</Heading>
        </Row>
      </CardHeader>
      {description && <Text>{description}</Text>}
      <Text tone="muted">
        {formatMessage({ id: 'groups.counts' }, { members: joined, hives: hives.length })}
      </Text>
    </Card>
  );
}

const Mark = styled.span`
  flex: none;
  width: ${tokens.space[16]};
  height: ${tokens.space[16]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.round};
`;
