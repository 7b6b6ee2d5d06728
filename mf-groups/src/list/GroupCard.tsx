import { Link } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Row, Text } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { GroupMark } from '../group-fields/GroupMark.tsx';
import { useIntl } from '../use-intl.ts';
import { GroupCardFragment } from './GroupCard.graphql.ts';

export interface GroupCardProps {
  group: FragmentType<typeof GroupCardFragment>;
}

/** A group that the person has joined, and the way into it. */
export function GroupCard({ group }: GroupCardProps) {
  const { formatMessage } = useIntl();
  const { id, name, description, color, members, hives, news } = readFragment(GroupCardFragment, group);
  const joined = members.filter(({ state }) => state === 'ACCEPTED').length;
  return (
    <Card as="li">
      <Row wrap={false}>
        <GroupMark color={color} />
        <Heading level={2}>{name}</Heading>
      </Row>
      {description && <Text>{description}</Text>}
      {news.map(({ id: newsId, kind, who }) => (
        <Text key={newsId} isBold>
          {formatMessage({ id: `groups.news.${kind}` }, { who, group: name })}
        </Text>
      ))}
      <Text tone="muted">
        {formatMessage({ id: 'groups.counts' }, { members: joined, hives: hives.length })}
      </Text>
      <Row>
        <LinkButton to={`/groups/${id}/edit`} as={Link} icon="edit">
          {formatMessage({ id: 'groups.open' }, { name })}
        </LinkButton>
      </Row>
    </Card>
  );
}
